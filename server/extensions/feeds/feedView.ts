import { sql } from 'kysely';
import type { Feed as FeedView, FeedWarning } from '../../../src/contracts/wire/feeds';
import type { Config } from '../../platform/config/config';
import type { Queries } from '../../platform/storage/database';
import { scopeConflicts, type ScopeConflict } from '../../modules/metadata/metadata.module';
import type { Feed } from './lease';
import { faultsOf } from './schedule';

interface Counts {
  readonly institutions: number;
  readonly services: number;
  readonly kept: number;
  readonly absent: number;
}

/** Reads the feeds: those with a fault first, then by precedence. */
export async function feedViews(
  queries: Queries,
  { metadata }: Pick<Config, 'metadata'>,
  now: Date,
): Promise<FeedView[]> {
  const feeds = await queries.selectFrom('feed').selectAll().orderBy('place').orderBy('name').execute();
  const counts = await countsByFeed(queries);
  const none: Counts = { institutions: 0, services: 0, kept: 0, absent: 0 };
  const conflicts = await scopeConflicts(queries, metadata.institutions);
  const views = feeds.map((feed) => {
    const own = conflicts.filter((conflict) => conflict.feed === feed.name);
    return view(feed, counts.get(feed.name) ?? none, own, now);
  });
  return [
    ...views.filter(({ faults }) => faults.length > 0),
    ...views.filter(({ faults }) => faults.length === 0),
  ];
}

/** Returns the names of the feeds with a fault, for monitoring. */
export async function faultyFeeds(queries: Queries, now: Date): Promise<string[]> {
  const feeds = await queries.selectFrom('feed').selectAll().orderBy('name').execute();
  return feeds.filter((feed) => faultsOf(feed, now).length > 0).map(({ name }) => name);
}

/** Counts the entities that belong to each feed, and those of it that belong to others. */
export async function countsByFeed(queries: Queries): Promise<ReadonlyMap<string, Counts>> {
  const { rows } = await sql<Counts & { feed: string }>`
    select name as feed,
      (select count(*)::integer from institution where origin = 'import' and feed = name and fingerprint is not null)
        as institutions,
      (select count(*)::integer from service where origin = 'import' and feed = name and fingerprint is not null)
        as services,
      (select count(*)::integer from feed_entity where feed = name and absent_since is null) as kept,
      (select count(*)::integer from institution where origin = 'import' and feed = name and fingerprint is null)
        as absent
    from feed`.execute(queries);
  return new Map(rows.map(({ feed, ...counts }) => [feed, counts]));
}

function view(feed: Feed, counts: Counts, conflicts: readonly ScopeConflict[], now: Date): FeedView {
  const {
    name,
    source,
    certificates,
    registrars,
    every_seconds: every,
    brake,
    outcome,
    reason,
    warnings,
  } = feed;
  const moment = <Key extends string>(key: Key, date: Date | null) =>
    (date ? { [key]: date.toISOString() } : {}) as { [K in Key]?: string };
  return {
    name,
    ...(source !== null && { source }),
    verified: certificates !== null,
    ...(registrars && { registrars }),
    ...(every !== null && { every }),
    brake,
    faults: faultsOf(feed, now),
    ...(outcome && { outcome }),
    ...(reason !== null && { reason }),
    warnings: [...warnings, ...conflicts.map(warningOf)],
    ...moment('refreshedAt', feed.refreshed_at),
    ...moment('checkedAt', feed.checked_at),
    ...moment('dueAt', feed.due_at),
    ...moment('validUntil', feed.valid_until),
    ...counts,
    ...(feed.news && { news: feed.news }),
  };
}

function warningOf({ entityId, scope }: ScopeConflict): FeedWarning {
  return { kind: 'scopeConflict', subject: `${entityId} (${scope})` };
}
