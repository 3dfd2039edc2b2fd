import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/storage/database';

/** Validated picture, with its media type as detected from the content. */
export interface LogoPicture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Path of stored pictures. The last part of an address is the hash of the content. */
export const STORED_LOGOS = '/logos/kept/';

export function logoHash({ bytes }: LogoPicture): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Stores pictures by hash. */
export async function keepLogos(tx: Tx, pictures: readonly LogoPicture[]): Promise<void> {
  const rows = new Map(pictures.map((picture) => [logoHash(picture), picture]));
  if (rows.size === 0) return;
  await tx
    .insertInto('logo_picture')
    .values([...rows].map(([hash, { type, bytes }]) => ({ hash, type, bytes })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ written_at: sql`now()` }))
    .execute();
}
