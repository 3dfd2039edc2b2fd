import type { Subscription, Watching } from '../../../src/extensions/watching/contract/watching.wire';
import type { Config } from '../../platform/config/config';
import type { Queries } from '../../platform/storage/database';
import { catalogueTypes, visibleServices } from '../../modules/catalogue/catalogue.module';
import type { Principal } from '../../modules/identity/identity.module';
import { isEmail } from '../../platform/text/email';
import { findNews, newestOf, type News, type SubscriptionRow } from './news/findNews';
import { newsCriteria } from './news/newsFor';
import { newsView, serviceOf } from './news/newsView';
import { newsAccessAt, type NewsAccess } from './news/newsAccess';
import { subscriptionsOf } from './subscriptions';
import { findWatcher, newestNews, watcherOf } from './watchers';

/** Returns a person's subscriptions for an institution, and their news. */
export async function watchingView(
  queries: Queries,
  {
    config,
    now,
  }: { readonly config: Pick<Config, 'federation' | 'mail' | 'statistics'>; readonly now: () => Date },
  person: Principal,
  institution: string,
  language: string,
): Promise<Watching> {
  const row = await findWatcher(queries, person);
  const access = await newsAccessAt(queries, watcherOf(person), institution);
  const all = row && access ? await subscriptionsOf(queries, row.person, institution) : [];
  const rows = all.filter(({ watched }) => watched);
  const criteria = newsCriteria({ config, now }, false);
  const range = { after: '0', upTo: await newestNews(queries) };
  const news = access ? await findNews(queries, access, rows, range, criteria) : [];
  return {
    rhythm: row?.rhythm ?? 'never',
    ...(isEmail(person.email) && { mail: person.email }),
    mailServer: config.mail.smtpUrl !== undefined,
    language: row?.language ?? language,
    hasFeed: typeof row?.feed_hash === 'string',
    subscriptions: access
      ? await views(
          queries,
          access,
          rows,
          (one) => newestOf(one, news, { access, ownSource: criteria.ownSource }),
          language,
        )
      : [],
    news: news.map((one) => newsView(one, institution, language)),
  };
}

async function views(
  queries: Queries,
  { viewer }: NewsAccess,
  rows: readonly SubscriptionRow[],
  newest: (row: SubscriptionRow) => News | undefined,
  language: string,
): Promise<Subscription[]> {
  const named = rows.flatMap(({ kind, object }) => (kind === 'service' ? [object] : []));
  const seen =
    named.length > 0
      ? await visibleServices(queries, viewer)
          .where('seen.entity_type', 'in', catalogueTypes)
          .where('seen.entity_id', 'in', named)
          .execute()
      : [];
  return rows.map((subscription) => {
    const { id, institution_entity_id: institution, kind, object, service_type: type, name } = subscription;
    const last = newest(subscription);
    const row = seen.find(({ entity_id, entity_type }) => entity_id === object && entity_type === type);
    return {
      id,
      institution,
      kind,
      object,
      ...(type !== '' && { type }),
      ...(name !== '' && { name }),
      ...(row && { service: serviceOf(row, language) }),
      since: subscription.created_at.toISOString(),
      ...(last && { lastNews: last.at.toISOString() }),
    };
  });
}
