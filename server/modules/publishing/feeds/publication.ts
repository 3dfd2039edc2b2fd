import type { Sum } from './gzipped';
import type { Piece } from './pieces';

export interface SignedDocument extends Sum {
  readonly pieces: readonly Piece[];
  /** When it was put together. */
  readonly at: Date;
}

/** A document that may be asked for, as it is now. */
export interface Publication {
  /** Entity tag, another one for other contents, another key or a later validity. */
  readonly etag: string;
  /** Makes the document, or returns it where it is kept. */
  document(): Promise<SignedDocument>;
}
