import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { Dependencies } from '../../../platform/dependencies';
import { BoundedCache } from '../../../platform/storage/boundedCache';
import type { Signing } from '../keys/signing';
import { canonicalAttribute } from '../xml/canonicalText';
import type { Validity } from '../xml/entityAlone';
import { documentId, signatureOf } from '../xml/signature';
import type { Party } from './party';
import { entityPieces, pieceOf, type Piece } from './pieces';
import { tagOf, type Publication, type SignedDocument } from './publication';
import { validityAt } from './validity';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const MEGABYTE = 1024 * 1024;
/** Maximum number of entities in all cached lists together; each takes some hundred bytes. */
const MOST_NAMED = 200_000;

/** Contents of a feed: the hashes of its entities, in their order, and the tag of a document with them. */
interface List {
  readonly etag: string;
  readonly hashes: readonly string[];
}

/**
 * Makes the feeds: signed documents with the metadata of all entities that a party is connected to, each entity as it
 * was imported. The version of the connections, from the database, identifies cached data, so that several servers give
 * the same answers. A change costs a list of names and a hash over the whole; only new entities are read.
 */
export function aggregates({ config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>) {
  const { cacheMb } = config.publishing;
  const pieces = entityPieces(cacheMb * MEGABYTE);
  const lists = new BoundedCache<List>(MOST_NAMED, ({ hashes }) => 1 + hashes.length);
  // Entities count here as well, since a document holds on to them after they have left the cache above.
  const documents = new BoundedCache<SignedDocument>(cacheMb * MEGABYTE, ({ length }) => length);

  return async (party: Party, address: string, signing: Signing): Promise<Publication> => {
    const validity = validityAt(now(), config.publishing);
    // Reads the version first. A later change may be in the list, but has a version of its own.
    const at = JSON.stringify([address, signing.id, validity, await party.version()]);
    const { etag, hashes } = await lists.get(at, async () => {
      const connected = (await party.connected()).map(({ hash }) => hash);
      return { etag: tagOf(address, signing.id, validity, connected), hashes: connected };
    });
    return {
      etag,
      document: () =>
        documents.get(etag, async () => {
          const entities = await pieces(database.read, hashes);
          const made = await signedAggregate(entities, address, documentId(etag), signing, validity);
          return { pieces: made, ...(await sumOf(made)), at: now() };
        }),
    };
  };
}

/**
 * The root has a prefix that no entity has, so that each entity declares its own namespaces: the canonical form of the
 * whole is then the concatenation of theirs.
 */
async function signedAggregate(
  entities: readonly Piece[],
  address: string,
  id: string,
  signing: Signing,
  { validUntil, cacheDuration }: Validity,
): Promise<Piece[]> {
  const prefix = freePrefix(entities);
  const attributes = Object.entries({ ID: id, Name: address, cacheDuration, validUntil })
    .map(([name, value]) => canonicalAttribute(name, value).text)
    .join('');
  const open = `<${prefix}:EntitiesDescriptor xmlns:${prefix}="${METADATA}"${attributes}>`;
  const close = `</${prefix}:EntitiesDescriptor>`;
  const digest = createHash('sha256').update(open);
  await inPortions(entities, ({ plain }) => digest.update(plain));
  const signature = await signatureOf(signing, id, digest.update(close).digest('base64'));
  return [pieceOf(open + signature), ...entities, pieceOf(close)];
}

async function sumOf(pieces: readonly Piece[]): Promise<Pick<SignedDocument, 'crc' | 'length'>> {
  let [crc, length] = [0, 0];
  await inPortions(pieces, ({ plain }) => {
    crc = crc32(plain, crc);
    length += plain.length;
  });
  return { crc, length };
}

function freePrefix(entities: readonly Piece[]): string {
  for (let number = 0; ; number += 1) {
    const prefix = number === 0 ? 'feed' : `feed${number}`;
    if (!entities.some(({ plain }) => plain.includes(`xmlns:${prefix}=`))) return prefix;
  }
}

/** Hashing is fast, but 30 MB take long enough to delay other requests. */
async function inPortions(pieces: readonly Piece[], take: (piece: Piece) => void): Promise<void> {
  let taken = 0;
  for (const piece of pieces) {
    take(piece);
    taken += piece.plain.length;
    if (taken < MEGABYTE) continue;
    taken = 0;
    await setImmediate();
  }
}
