import { Value } from 'typebox/value';
import type { Feed as FeedView, NamedEntities } from '../../../src/contracts/wire/feeds';
import type { Dependencies } from '../../platform/dependencies';
import { type Actor, operator, recordAudit } from '../../platform/audit/audit.module';
import { Refusal } from '../../platform/control/refusal';
import type { Handler } from '../../platform/control/serve';
import { onlyIn, removeFeed, type ImportProgress, type Verify } from '../../modules/metadata/metadata.module';
import { addFeed } from './addFeed';
import { FeedsCommand } from './feedsRequest';
import { countsByFeed, feedViews } from './feedView';
import { takeLease } from './lease';
import { refresh, type RefreshResult } from './refresh';

/** `goes`: entities that only the feed holds; `removed` says whether they were removed. */
export type FeedsResult =
  | { readonly feeds: readonly FeedView[] }
  | {
      readonly result: RefreshResult;
      readonly verified: boolean;
      /** What belongs to the feed, if there is no newer version. */
      readonly holds?: { readonly institutions: number; readonly services: number };
    }
  | { readonly removed: boolean; readonly goes: NamedEntities };

type Given = Pick<Dependencies, 'config' | 'database' | 'now'> & { readonly verify: Verify };

/**
 * Makes the handler of `feeds`: it takes a FeedsCommand, sends ImportProgress, and returns a FeedsResult. It throws
 * Refusal.
 */
export function feedsHandler(given: Given): Handler {
  const { config, database, now } = given;
  const list = async () => ({ feeds: await feedViews(database.read, config, now()) });
  return async (request, report, by): Promise<FeedsResult> => {
    const actor = operator(by);
    if (!Value.Check(FeedsCommand, request)) throw new Refusal('The server did not understand the command.');
    switch (request.action) {
      case 'list':
        return list();
      case 'add':
        await addFeed(given, request, actor);
        return list();
      case 'refresh':
        return refreshNow(given, request, actor, report);
      case 'remove':
        return remove(given, request, actor);
    }
  };
}

async function refreshNow(
  given: Given,
  { name, action: _action, ...options }: Extract<FeedsCommand, { action: 'refresh' }>,
  actor: Actor,
  report: (progress: ImportProgress) => void,
): Promise<FeedsResult> {
  const feed = await takeLease(given.database, name, given.now);
  const result = await refresh(given, feed, { ...options, actor }, report);
  const counts = result.outcome === 'unchanged' && (await countsByFeed(given.database.read)).get(name);
  return {
    result,
    verified: feed.certificates !== null,
    ...(counts && { holds: { institutions: counts.institutions, services: counts.services } }),
  };
}

async function remove(
  { database, config, now }: Given,
  { name, yes = false }: Extract<FeedsCommand, { action: 'remove' }>,
  actor: Actor,
): Promise<FeedsResult> {
  const feed = await takeLease(database, name, now);
  const goes = await onlyIn(database.read, name);
  if (yes)
    await database.transaction(async (tx) => {
      await removeFeed(tx, name, { ...config.metadata, now: now() });
      const before = { source: feed.source, went: goes.total };
      await recordAudit(tx, { kind: 'feed.removed', actor, object: { id: name }, before }, now());
    });
  else
    await database.transaction((tx) =>
      tx
        .updateTable('feed')
        .set({ lease: null, lease_until: null })
        .where('name', '=', name)
        .where('lease', '=', feed.lease)
        .execute(),
    );
  return { removed: yes, goes };
}
