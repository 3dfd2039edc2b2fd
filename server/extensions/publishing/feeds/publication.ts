import { createHash } from 'node:crypto';
import type { Sum } from './gzipped';
import type { Piece } from './pieces';

export interface SignedDocument extends Sum {
  readonly pieces: readonly Piece[];
  /** When it was assembled. */
  readonly at: Date;
}

/** A requested document in its present version. */
export interface Publication {
  /** Entity tag; it changes with the contents, the key or the validity. */
  readonly etag: string;
  /** Makes the document, or returns the cached one. */
  document(): Promise<SignedDocument>;
}

/** Returns the entity tag of a document that depends only on these parts. */
export function tagOf(...parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return `"${hash.slice(0, 27)}"`;
}
