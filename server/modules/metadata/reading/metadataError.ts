/** Says why a metadata file is refused, and where; nothing was changed. */
export class MetadataError extends Error {
  constructor(
    readonly file: string,
    /** Line, from 1; 0 for the whole file. */
    readonly line: number,
    readonly reason: string,
  ) {
    super(line > 0 ? `${file}:${line}: ${reason}` : `${file}: ${reason}`);
    this.name = 'MetadataError';
  }
}
