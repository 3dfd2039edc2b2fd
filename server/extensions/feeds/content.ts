import { createHash } from 'node:crypto';
import type { FeedWarning } from '../../../src/contracts/wire/feeds';
import {
  MetadataError,
  SignatureRefused,
  type OpenSource,
  type Verify,
} from '../../modules/metadata/metadata.module';

/** Contents to import, and their warnings. */
export interface Content {
  readonly source: OpenSource;
  readonly warnings: readonly FeedWarning[];
}

/** A signed file is held in memory as a whole. */
const LARGEST_SIGNED = 256 * 1024 * 1024;
const UNVERIFIED: FeedWarning = { kind: 'unverified', subject: '' };

/**
 * Reads a signed file once, verifies it, and returns the very document that was verified. Without certificates it
 * returns the source as it is, with a warning. Throws MetadataError.
 */
export async function contentOf(
  source: OpenSource,
  certificates: string | null,
  verify: Verify,
  now: Date,
): Promise<Content> {
  if (certificates === null) return { source, warnings: [UNVERIFIED] };
  const bytes = await readWhole(source);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    const { document, signer } = await verify(bytes, certificates);
    const isOver = new Date(signer.validTo) <= now;
    return {
      source: { ...source, totalBytes: document.length, chunks: piecesOf(document), sha256 },
      warnings: isOver ? [{ kind: 'certificateExpired', subject: signer.validTo }] : [],
    };
  } catch (error) {
    if (error instanceof SignatureRefused) throw new MetadataError(source.name, 0, error.reason);
    throw error;
  }
}

async function readWhole({ chunks, name }: OpenSource): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of chunks) {
    length += piece.length;
    if (length > LARGEST_SIGNED)
      throw new MetadataError(name, 0, `the file is larger than ${LARGEST_SIGNED} bytes`);
    pieces.push(piece);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces.splice(0)) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

async function* piecesOf(document: Uint8Array): AsyncGenerator<Uint8Array> {
  yield document;
}
