import { crc32 } from 'node:zlib';
import type { Dependencies } from '../../../platform/dependencies';
import { BoundedCache } from '../../../platform/storage/boundedCache';
import type { Signing } from '../keys/signing';
import { signedEntity } from '../xml/entityAlone';
import type { Connected } from './party';
import { pieceOf } from './pieces';
import { tagOf, type Publication, type SignedDocument } from './publication';
import { validityAt } from './validity';

const MEGABYTE = 1024 * 1024;

/** Makes entities as signed documents of their own. Each is the same for every reader, and cached while it is valid. */
export function singleEntities({ config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>) {
  const cache = new BoundedCache<SignedDocument>(
    config.publishing.cacheMb * MEGABYTE,
    ({ length }) => 2 * length,
  );

  return ({ hash }: Connected, signing: Signing): Publication => {
    const validity = validityAt(now(), config.publishing);
    const etag = tagOf(hash, signing.id, validity);
    return {
      etag,
      document: () =>
        cache.get(etag, async () => {
          const { xml } = await database.read
            .selectFrom('entity_source')
            .select('xml')
            .where('hash', '=', hash)
            .executeTakeFirstOrThrow();
          const piece = pieceOf(await signedEntity(xml, signing, validity));
          return { pieces: [piece], crc: crc32(piece.plain), length: piece.plain.length, at: now() };
        }),
    };
  };
}
