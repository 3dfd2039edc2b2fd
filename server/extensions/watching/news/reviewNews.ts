import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ReviewNews as TellingReview } from '../../../../src/contracts/wire/news';
import type { Queries } from '../../../platform/storage/database';
import type { Clock, Range } from './newsRange';
import type { NewsAccess } from './newsAccess';

export interface ReviewNews {
  readonly number: string;
  readonly at: Date;
  readonly kind: 'reviewEnds' | 'reviewLate';
  readonly review: TellingReview;
  /** Entity IDs of services that are assigned to the person and have no decision. */
  readonly own: readonly string[];
  /** True if a mail has reminded the person of the same. */
  readonly reminded: boolean;
}

type NewsRow = Pick<ReviewNews, 'number' | 'at' | 'kind'> & { readonly id: string; readonly title: string };

/**
 * Reads the reviews of an institution that are due, if this is still true: a review that ends is news for its leader,
 * while a service has no decision, and for people with such assigned services, at its present step; that the last one
 * is old is news for admins, until another one begins.
 */
export async function reviewsInNews(
  queries: Queries,
  access: NewsAccess,
  range: Range,
  concerned: RawBuilder<boolean>,
  clock: Clock,
): Promise<ReviewNews[]> {
  if (!access.readsReviews) return [];
  const ending = await endingReviews(queries, access, range, concerned, clock);
  const late = access.leadsReviews ? await lateReviews(queries, access, range, concerned, clock) : [];
  return [...ending, ...late];
}

function reviewsOf(
  queries: Queries,
  { institution }: NewsAccess,
  { after, upTo }: Range,
  concerned: RawBuilder<boolean>,
) {
  return queries
    .selectFrom('news')
    .innerJoin('review', (join) => join.on(sql<boolean>`review.id = (news.facts ->> 'review')::uuid`))
    .select(['news.number', 'news.at', 'review.id', 'review.title', 'review.due_on'])
    .where('news.institution_entity_id', '=', institution)
    .where('news.number', '>', after)
    .where('news.number', '<=', upTo)
    .where(concerned);
}

async function endingReviews(
  queries: Queries,
  access: NewsAccess,
  range: Range,
  concerned: RawBuilder<boolean>,
  { now, zone }: Clock,
): Promise<ReviewNews[]> {
  const rows = await reviewsOf(queries, access, range, concerned)
    .where('news.kind', '=', 'reviewEnds')
    .where('review.closed_at', 'is', null)
    .where(sql<boolean>`review.due_on >= (${now}::timestamptz at time zone ${zone})::date::text`)
    .where(sql<boolean>`review.reminded_days = (news.facts ->> 'days')::integer`)
    .execute();
  const all = await Promise.all(
    rows.map(async (row) => ({ row, ...(await openIn(queries, access, row.id, row.at)) })),
  );
  return all.flatMap(({ row: { due_on: day, ...row }, open, own, reminded }) => {
    const count = access.leadsReviews ? open : own.length;
    return count === 0 ? [] : [newsOf({ ...row, kind: 'reviewEnds' }, { day, open: count, own, reminded })];
  });
}

/**
 * Counts the services of a review without a decision; the mail at that moment went to people with open assigned
 * services.
 */
async function openIn(queries: Queries, { mail }: NewsAccess, review: string, at: Date) {
  const rows = await queries
    .selectFrom('review_row')
    .select(['service_entity_id', 'given_to', 'verdict', 'judged_at'])
    .where('review_id', '=', review)
    .execute();
  const given = rows.filter(({ given_to: to }) => to === mail);
  return {
    open: rows.filter(({ verdict }) => verdict === null).length,
    own: given.flatMap(({ verdict, service_entity_id: service }) => (verdict === null ? [service] : [])),
    reminded: given.some(({ verdict, judged_at: judged }) => verdict === null || (judged && judged >= at)),
  };
}

async function lateReviews(
  queries: Queries,
  access: NewsAccess,
  range: Range,
  concerned: RawBuilder<boolean>,
  { zone }: Clock,
): Promise<ReviewNews[]> {
  const rows = await reviewsOf(queries, access, range, concerned)
    .select(sql<string | null>`(review.closed_at at time zone ${zone})::date::text`.as('closed'))
    .where('news.kind', '=', 'reviewLate')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review as later')
            .select('later.id')
            .whereRef('later.institution_entity_id', '=', 'review.institution_entity_id')
            .whereRef('later.started_at', '>', 'review.started_at'),
        ),
      ),
    )
    .execute();
  return rows.flatMap(({ closed: day, ...row }) =>
    day === null ? [] : [newsOf({ ...row, kind: 'reviewLate' }, { day, open: 0, own: [], reminded: false })],
  );
}

function newsOf(
  { number, at, kind, id, title }: NewsRow,
  { day, open, own, reminded }: Pick<TellingReview, 'day' | 'open'> & Pick<ReviewNews, 'own' | 'reminded'>,
): ReviewNews {
  return { number, at, kind, review: { id, title, day, open }, own, reminded };
}
