import type { Queries, Tx } from '../../platform/storage/database';
import { letGo } from './absence';
import { heldBy, keptByOthers, knownRows } from './comparison';
import { conclude, lockFeeds, type ExchangeRules } from './exchange';
import { nameThem, type Names } from './reading/names';

/** Names what only this feed holds: it goes when the feed goes. */
export async function onlyIn(queries: Queries, feed: string): Promise<Names> {
  const known = await knownRows(queries);
  const only = (kind: 'institution' | 'service') => {
    const others = keptByOthers(known, feed, kind);
    return heldBy(known, feed, kind).filter((entityId) => !others.has(entityId));
  };
  return nameThem(queries, { institution: only('institution'), service: only('service') });
}

/** Removes a feed. What other feeds hold too is theirs from now on; the rest is absent, like what a feed has dropped. */
export async function removeFeed(tx: Tx, name: string, rules: ExchangeRules): Promise<void> {
  await lockFeeds(tx);
  let changed = 0;
  for (const kind of ['institution', 'service'] as const) changed += await letGo(tx, name, kind, '[]');
  await tx.deleteFrom('feed').where('name', '=', name).execute();
  await conclude(tx, rules, changed);
}
