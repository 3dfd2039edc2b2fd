import type { Queries, Tx } from '../../platform/storage/database';
import { letGo } from './absence';
import { heldBy, reservedByOthers, knownRows } from './comparison';
import { conclude, lockFeeds, type ExchangeRules } from './exchange';
import { nameThem, type Names } from './reading/names';

/** Names the entities that only this feed holds: they are removed with the feed. */
export async function onlyIn(queries: Queries, feed: string): Promise<Names> {
  const known = await knownRows(queries);
  const only = (kind: 'institution' | 'service') => {
    const others = reservedByOthers(known, feed, kind);
    return heldBy(known, feed, kind).filter((entityId) => !others.has(entityId));
  };
  return nameThem(queries, { institution: only('institution'), service: only('service') });
}

/**
 * Removes a feed. Entities that other feeds also hold belong to those from now on; the rest is absent, like entities
 * that a feed has dropped.
 */
export async function removeFeed(tx: Tx, name: string, rules: ExchangeRules): Promise<void> {
  await lockFeeds(tx);
  let changed = 0;
  for (const kind of ['institution', 'service'] as const) changed += await letGo(tx, name, kind, '[]');
  await tx.deleteFrom('feed').where('name', '=', name).execute();
  await conclude(tx, rules, changed);
}
