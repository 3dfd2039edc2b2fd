import type { NewsItem } from '../../../src/contracts/wire/watching';
import type { Config } from '../../platform/config/config';
import type { Queries } from '../../platform/storage/database';
import { findNews } from './findNews';
import type { Range } from './newsRange';
import { newsView } from './newsView';
import { standingAt } from './standing';
import { subscriptionsOf } from './subscriptions';
import { absentWatcher, type WatcherRow } from './watchers';

/** Newest news of which somebody who is not here is told at once; the page says that there are more. */
export const MOST_NEWS = 100;

/**
 * Returns what somebody who is not here is to be told, of all their institutions, the newest first; nothing twice. They see what the
 * last of their logins that is known lets them see now.
 */
export async function newsFor(
  queries: Queries,
  { federation }: Pick<Config, 'federation'>,
  row: WatcherRow,
  range: Range,
  sinceWatched: boolean,
): Promise<NewsItem[]> {
  const all = new Map<number, NewsItem>();
  const subscriptions = await subscriptionsOf(queries, row.person);
  const institutions = new Set(subscriptions.map(({ institution_entity_id: id }) => id));
  for (const institution of institutions) {
    const standing = await standingAt(queries, absentWatcher(row), institution);
    if (!standing) continue;
    const own = subscriptions.filter(({ institution_entity_id: id }) => id === institution);
    const sought = { most: MOST_NEWS, ownSource: federation.source, sinceWatched };
    const found = await findNews(queries, standing, own, range, sought);
    for (const news of found) {
      const item = newsView(news, institution, row.language);
      all.set(item.number, item);
    }
  }
  return [...all.values()].sort((a, b) => b.number - a.number).slice(0, MOST_NEWS);
}
