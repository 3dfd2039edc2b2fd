import { createHash } from 'node:crypto';

/** The text of one entity, as the file has it except for the namespaces around it, which it declares itself. */
export interface EntityText {
  readonly text: string;
  readonly hash: string;
  /** Texts that the groups around it add to all entities in them (groupTexts.ts), the nearest group first. */
  readonly said: readonly string[];
}

/** Prefix, `` for the default namespace, to its address. */
type Namespaces = Readonly<Record<string, string>>;

/** Maximum number of characters of an entity whose text is kept; the largest known ones have a quarter of it. */
const LONGEST_ENTITY = 1024 * 1024;

/**
 * Keeps the text of the entity that is being read, and of the tag that may begin the next one. Positions count
 * characters.
 */
export class EntityTexts {
  private buffer = '';
  /** Position after the last character that is kept. */
  private end = 0;
  private begin: { readonly at: number; readonly around: Namespaces } | undefined;
  private isTooLong = false;

  /** Takes the next piece of the file. Discards the text before `needed`, unless it belongs to an entity. */
  add(piece: string, needed: number): void {
    if (!this.begin) this.buffer = this.since(needed);
    this.isTooLong ||= this.begin !== undefined && this.buffer.length > LONGEST_ENTITY;
    this.buffer = this.isTooLong ? piece : this.buffer + piece;
    this.end += piece.length;
  }

  /**
   * Marks that an entity begins at this position; `around` are the namespaces in scope that its own tag does not
   * declare.
   */
  open(at: number, around: Namespaces): void {
    this.begin = { at, around };
  }

  /**
   * Marks that the entity ends before this position. Returns its text with what was `said` about it; undefined if it
   * was too long to be kept.
   */
  close(at: number, said: readonly string[] = []): EntityText | undefined {
    const { begin, isTooLong } = this;
    this.begin = undefined;
    this.isTooLong = false;
    if (!begin || isTooLong) return undefined;
    const own = this.since(begin.at).slice(0, at - begin.at);
    const text = declaring(own, begin.around);
    return {
      text,
      said,
      hash: createHash('sha256')
        .update([text, ...said].join('\0'))
        .digest('base64url'),
    };
  }

  private since(index: number): string {
    return this.buffer.slice(Math.max(0, index - this.end + this.buffer.length));
  }
}

/** Adds the namespaces to the first tag. */
function declaring(text: string, namespaces: Namespaces): string {
  const declared = Object.entries(namespaces).map(([prefix, uri]) => {
    const name = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
    return ` ${name}="${uri.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')}"`;
  });
  const [name = ''] = /^<[^\s/>]+/.exec(text) ?? [];
  return name + declared.join('') + text.slice(name.length);
}
