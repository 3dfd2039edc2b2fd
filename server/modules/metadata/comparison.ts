import type { Selectable } from 'kysely';
import type { Queries } from '../../platform/storage/database';
import type { Counts } from './report';
import type { Kind, StagedRow } from './stagedRows';
import type { FeedEntityTable } from './tables';

interface KnownRow {
  readonly entity_id: string;
  readonly origin: string;
  readonly feed: string | null;
  readonly fingerprint: string | null;
}

/** State before the import. */
export interface Known {
  readonly live: Readonly<Record<Kind, ReadonlyMap<string, KnownRow>>>;
  /** Entities of others that feeds also name, by feed: fingerprints by entity ID. */
  readonly reserved: ReadonlyMap<string, Readonly<Record<Kind, ReadonlyMap<string, string>>>>;
  /** Places of the feeds; the lowest has precedence. */
  readonly places: ReadonlyMap<string, number>;
}

/** Reads the rows that were there before the import, without their documents. */
export async function knownRows(queries: Queries): Promise<Known> {
  const columns = ['entity_id', 'origin', 'feed', 'fingerprint'] as const;
  const institutions = await queries.selectFrom('institution').select(columns).execute();
  const services = await queries
    .selectFrom('service')
    .select(columns)
    .where('entity_type', '=', 'saml20_sp')
    .execute();
  const reserved = await queries
    .selectFrom('feed_entity')
    .select(['feed', 'kind', 'entity_id', 'fingerprint'])
    .where('absent_since', 'is', null)
    .execute();
  const feeds = await queries.selectFrom('feed').select(['name', 'place']).execute();
  return {
    live: {
      institution: new Map(institutions.map((known) => [known.entity_id, known])),
      service: new Map(services.map((known) => [known.entity_id, known])),
    },
    reserved: reservedByFeed(reserved),
    places: new Map(feeds.map(({ name, place }) => [name, place])),
  };
}

type ReservedRow = Pick<Selectable<FeedEntityTable>, 'feed' | 'kind' | 'entity_id' | 'fingerprint'>;

function reservedByFeed(rows: readonly ReservedRow[]): Known['reserved'] {
  const feeds = new Map<string, Record<Kind, Map<string, string>>>();
  for (const { feed, kind, entity_id, fingerprint } of rows) {
    const reserved = feeds.get(feed) ?? { institution: new Map(), service: new Map() };
    reserved[kind].set(entity_id, fingerprint);
    feeds.set(feed, reserved);
  }
  return feeds;
}

export type Verdict = Exclude<keyof Counts, 'went'> | 'conflict';

/**
 * Compares a row of the metadata with the feed's previous row, or with the row that it takes over from another feed. A
 * live row that no import created is a conflict.
 */
export function judge(known: Known, row: StagedRow, feed: string): Verdict {
  const live = known.live[row.kind].get(row.entityId);
  if (live && live.origin !== 'import') return 'conflict';
  const before =
    live?.feed === feed ? live.fingerprint : known.reserved.get(feed)?.[row.kind].get(row.entityId);
  if (!before) return live?.feed && live.feed !== feed && live.fingerprint !== null ? 'changed' : 'came';
  return before === row.fingerprint ? 'same' : 'changed';
}

/** Returns whether the entity belongs to another feed, so that this feed's row is only kept for later. */
export function isOthers({ live, places }: Known, { kind, entityId }: StagedRow, feed: string): boolean {
  const row = live[kind].get(entityId);
  if (!row || row.fingerprint === null || row.feed === null || row.feed === feed) return false;
  const place = places.get(row.feed);
  return place !== undefined && place <= (places.get(feed) ?? Infinity);
}

/** Returns the entity IDs of a kind that belonged to the feed until now. */
export function heldBy(known: Known, feed: string, kind: Kind): string[] {
  const live = [...known.live[kind].values()].filter((row) => row.feed === feed && row.fingerprint !== null);
  return live.map((row) => row.entity_id);
}

/** Returns the entity IDs of a kind that other feeds hold and that do not belong to them. */
export function reservedByOthers({ reserved }: Known, feed: string, kind: Kind): ReadonlySet<string> {
  return new Set(
    [...reserved].flatMap(([keeper, reservedIds]) => (keeper === feed ? [] : [...reservedIds[kind].keys()])),
  );
}
