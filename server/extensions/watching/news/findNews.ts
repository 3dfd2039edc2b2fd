import { sql, type RawBuilder, type Selectable } from 'kysely';
import { isAbout } from '../../../../src/contracts/domain/policies/policy';
import { NewsKind } from '../../../../src/contracts/wire/news';
import type { WatchKind } from '../../../../src/extensions/watching/contract/watching.wire';
import {
  catalogueTypes,
  visibleServices,
  type ServiceRow,
} from '../../../modules/catalogue/catalogue.module';
import type { Queries } from '../../../platform/storage/database';
import { stillEnds } from './certificateTurns';
import { policiesInNews, type PolicyNews } from './policyNews';
import { searchIn } from '../../../../src/extensions/watching/contract/watchedSearch';
import { reviewsInNews, type ReviewNews } from './reviewNews';
import { isFound } from '../search';
import { portionsOf, type Clock, type Range } from './newsRange';
import type { NewsAccess } from './newsAccess';
import type { NewsTable, SubscriptionTable } from '../tables';

export type SubscriptionRow = Selectable<SubscriptionTable>;

export interface ServiceNews extends Pick<
  Selectable<NewsTable>,
  'number' | 'at' | 'before' | 'after' | 'facts'
> {
  readonly kind: Exclude<NewsKind, (PolicyNews | ReviewNews)['kind']>;
  readonly service: Pick<
    ServiceRow,
    'eid' | 'entity_type' | 'entity_id' | 'document' | 'connected' | 'feed' | 'state'
  >;
}
export type News = ServiceNews | PolicyNews | ReviewNews;

/** A person's context when one of their subscriptions is matched with news. */
interface MatchContext {
  readonly access: NewsAccess;
  readonly ownSource: string;
}

/**
 * News of each kind of subscription. The person's access was checked before: news of a service that they do not see now
 * are not among the candidates.
 */
const wants: Readonly<
  Record<WatchKind, (subscription: SubscriptionRow, news: News, context: MatchContext) => boolean>
> = {
  service: ({ object, service_type }, news) =>
    isAboutService(news)
      ? news.kind !== 'newService' &&
        news.service.entity_id === object &&
        // Logins are counted by entity ID.
        (news.service.entity_type === service_type || isAboutLogins(news))
      : isAboutReview(news)
        ? news.own.includes(object)
        : isAbout(news.scope, object),
  connections: (_subscription, news) =>
    !isAboutService(news) || (news.kind !== 'newService' && news.service.connected),
  search: ({ object }, news, { access, ownSource }) =>
    isAboutService(news) &&
    news.kind === 'newService' &&
    news.service.state === access.viewer.institution?.state &&
    isFound(searchIn(object), news.service, ownSource),
  feed: ({ object }, news, { access }) =>
    isAboutService(news) && news.kind === 'newService' && access.seesFeeds && news.service.feed === object,
};

/** Returns the newest of these news, which are in order, that this subscription brings. */
export function newestOf(
  subscription: SubscriptionRow,
  news: readonly News[],
  context: MatchContext,
): News | undefined {
  return news.find((one) => wants[subscription.kind](subscription, one, context));
}

export const isAboutService = (news: News): news is ServiceNews => 'service' in news;
const isAboutLogins = ({ kind }: News) => kind === 'loginsStopped' || kind === 'loginsDoubled';
const isAboutReview = (news: News): news is ReviewNews => 'review' in news;

export interface NewsCriteria extends Clock {
  /** Maximum number of news to return; the newest are. */
  readonly most: number;
  readonly ownSource: string;
  /** True if there are statistics. */
  readonly statistics: boolean;
  /** Leaves out news from before a subscription, and those of which another mail has reminded the person. */
  readonly byMail: boolean;
}

/**
 * Returns the news of these subscriptions for a person with this access to an institution, newest first. It reads a
 * portion at a time until it has found enough, since most news may not match.
 */
export async function findNews(
  queries: Queries,
  access: NewsAccess,
  subscriptions: readonly SubscriptionRow[],
  range: Range,
  { most, ownSource, statistics, byMail, now, zone }: NewsCriteria,
): Promise<News[]> {
  if (subscriptions.length === 0) return [];
  const context = { access, ownSource };
  const isWanted = (news: News) =>
    !(byMail && isAboutReview(news) && news.reminded) &&
    subscriptions.some(
      (subscription) =>
        (!byMail || BigInt(news.number) > BigInt(subscription.since)) &&
        wants[subscription.kind](subscription, news, context),
    );
  const readsStatistics = statistics && access.readsStatistics;
  const concerned = concerning({ ...access, readsStatistics }, subscriptions);
  const found: News[] = [];
  for await (const portion of portionsOf(queries, range, concerned)) {
    const read: News[] = [
      ...(await servicesInNews(queries, access, portion, concerned, now)),
      ...(access.readsPolicies ? await policiesInNews(queries, access, portion, concerned) : []),
      ...(await reviewsInNews(queries, access, portion, concerned, { now, zone })),
    ];
    found.push(...read.filter(isWanted).sort((a, b) => Number(BigInt(b.number) - BigInt(a.number))));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

/**
 * SQL condition for the news that subscriptions can be about, regardless of access: only these are read. While one
 * release replaces another, there may be news of kinds that only the other knows.
 */
function concerning(
  { institution, readsStatistics, readsReviews, leadsReviews }: NewsAccess,
  subscriptions: readonly SubscriptionRow[],
) {
  const named = subscriptions.flatMap(({ kind, object }) => (kind === 'service' ? [object] : []));
  const has = (...kinds: WatchKind[]) => subscriptions.some(({ kind }) => kinds.includes(kind));
  return sql<boolean>`news.kind = any(${NewsKind.enum}::text[])
    and coalesce(news.institution_entity_id = ${institution}, true) and case news.kind
    when 'newService' then ${has('search', 'feed')}::boolean
    when 'policyChanged' then ${has('connections', 'service')}::boolean
    when 'policyDeleted' then ${has('connections', 'service')}::boolean
    when 'reviewEnds' then ${readsReviews && has('connections', 'service')}::boolean
    when 'reviewLate' then ${leadsReviews && has('connections')}::boolean
    else (${has('connections')}::boolean or news.service_entity_id = any(${named}::text[]))
      and (news.kind not in ('loginsStopped', 'loginsDoubled') or ${readsStatistics}::boolean) end`;
}

async function servicesInNews(
  queries: Queries,
  { viewer }: NewsAccess,
  { after, upTo }: Range,
  concerned: RawBuilder<boolean>,
  now: Date,
): Promise<ServiceNews[]> {
  const rows = await visibleServices(queries, viewer)
    .innerJoin('news', (join) =>
      join
        .onRef('news.service_entity_id', '=', 'seen.entity_id')
        .onRef('news.service_type', '=', 'seen.entity_type'),
    )
    .clearSelect()
    .select(['news.number', 'news.at', 'news.kind', 'news.before', 'news.after', 'news.facts'])
    .select(['seen.eid', 'seen.entity_type', 'seen.entity_id', 'seen.document', 'seen.connected'])
    .select(['seen.feed', 'seen.state'])
    .where('seen.entity_type', 'in', catalogueTypes)
    .where('news.number', '>', after)
    .where('news.number', '<=', upTo)
    .where(concerned)
    .where(stillEnds(now))
    // Only logins of services connected now are news; that they stop with the connection is not.
    .where(sql<boolean>`(news.kind not in ('loginsStopped', 'loginsDoubled') or seen.connected)`)
    .execute();
  return rows.map(({ number, at, kind, before, after: is, facts, ...service }) => ({
    number,
    at,
    kind: kind as ServiceNews['kind'],
    before,
    after: is,
    facts,
    service,
  }));
}
