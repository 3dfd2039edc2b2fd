import { setImmediate } from 'node:timers/promises';
import { constants, deflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../../platform/storage/database';

/** A part of a document, with the same bytes compressed separately, so that parts can be joined (gzipped.ts). */
export interface Piece {
  readonly plain: Buffer;
  readonly deflated: Buffer;
}

/** Few enough that other requests run in between. */
const AT_ONCE = 50;

export function pieceOf(text: string): Piece {
  const plain = Buffer.from(text);
  return { plain, deflated: deflateRawSync(plain, { finishFlush: constants.Z_SYNC_FLUSH }) };
}

/**
 * Caches the metadata of entities, up to a number of bytes. Feeds are assembled from it, so that an entity is read and
 * compressed once for all of them, and again only if it has changed.
 */
export function entityPieces(maxSize: number) {
  const cache = new LRUCache<string, Piece>({
    maxSize,
    sizeCalculation: ({ plain, deflated }) => plain.length + deflated.length,
  });

  async function read(queries: Queries, hashes: readonly string[], into: Map<string, Piece>): Promise<void> {
    const rows = await queries
      .selectFrom('entity_source')
      .select(['hash', 'xml'])
      .where('hash', 'in', hashes)
      .execute();
    for (const { hash, xml } of rows) {
      const piece = pieceOf(xml);
      cache.set(hash, piece);
      into.set(hash, piece);
    }
  }

  /** Returns the pieces of these hashes in their order. */
  return async (queries: Queries, hashes: readonly string[]): Promise<Piece[]> => {
    const found = new Map<string, Piece>();
    const missing = hashes.filter((hash) => {
      const piece = cache.get(hash);
      if (piece) found.set(hash, piece);
      return !piece;
    });
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      await read(queries, missing.slice(start, start + AT_ONCE), found);
      await setImmediate();
    }
    return hashes.map((hash) => {
      const piece = found.get(hash);
      if (!piece) throw new Error(`The metadata ${hash} has gone while a feed was made of it`);
      return piece;
    });
  };
}
