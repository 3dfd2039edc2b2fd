import type { NewsItem } from '../../../../src/extensions/watching/contract/watching.wire';
import type { Config } from '../../../platform/config/config';
import type { Queries } from '../../../platform/storage/database';
import { findNews, type NewsCriteria } from './findNews';
import type { Range } from './newsRange';
import { newsView } from './newsView';
import { newsAccessAt } from './newsAccess';
import { subscriptionsOf } from '../subscriptions';
import { absentWatcher, type WatcherRow } from '../watchers';

/** Maximum number of newest news for a person without a session; the page says that there are more. */
const MOST_NEWS = 100;

type Needs = { readonly config: Pick<Config, 'federation' | 'statistics'>; readonly now: () => Date };

/** Returns the search criteria for news now, for any person. */
export function newsCriteria(
  { config: { federation, statistics }, now }: Needs,
  byMail: boolean,
): NewsCriteria {
  const { source: ownSource, statsTimeZone: zone } = federation;
  return { most: MOST_NEWS, ownSource, statistics: statistics.enabled, byMail, now: now(), zone };
}

/**
 * Returns the news for a person without a session, of all their institutions, newest first, without duplicates. They
 * see what their last known login lets them see now.
 */
export async function newsFor(
  queries: Queries,
  needs: Needs,
  row: WatcherRow,
  range: Range,
  byMail: boolean,
): Promise<NewsItem[]> {
  const all = new Map<number, NewsItem>();
  const subscriptions = (await subscriptionsOf(queries, row.person)).filter(({ watched }) => watched);
  const institutions = new Set(subscriptions.map(({ institution_entity_id: id }) => id));
  for (const institution of institutions) {
    const access = await newsAccessAt(queries, absentWatcher(row), institution);
    if (!access) continue;
    const own = subscriptions.filter(({ institution_entity_id: id }) => id === institution);
    const found = await findNews(queries, access, own, range, newsCriteria(needs, byMail));
    for (const news of found) {
      const item = newsView(news, institution, row.language);
      all.set(item.number, item);
    }
  }
  return [...all.values()].sort((a, b) => b.number - a.number).slice(0, MOST_NEWS);
}
