import { sql, type Selectable } from 'kysely';
import { MOST_LISTED, type ReviewSummary } from '../../../src/extensions/reviews/contract/review.wire';
import { ProblemError } from '../../platform/http/problems';
import type { Queries, Tx } from '../../platform/storage/database';
import type { ReviewPersonTable, ReviewRowTable, ReviewTable } from './tables';

export type ReviewHead = Selectable<ReviewTable>;
export type StoredRow = Selectable<ReviewRowTable>;
export type StoredPerson = Selectable<ReviewPersonTable>;

/** All stored data of a review; rows in the order in which they were added. */
export interface StoredReview {
  readonly head: ReviewHead;
  readonly people: readonly StoredPerson[];
  readonly rows: readonly StoredRow[];
}

export async function findReview(queries: Queries, institution: string, id: string): Promise<ReviewHead> {
  const head = await queries
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .where('institution_entity_id', '=', institution)
    .executeTakeFirst();
  if (!head) throw new ProblemError('not-found');
  return head;
}

/** Returns an open review, locked until the transaction ends. Throws ProblemError if it has ended meanwhile. */
export async function holdOpen(tx: Tx, institution: string, id: string): Promise<ReviewHead> {
  await tx
    .selectFrom('review')
    .select('id')
    .where('id', '=', id)
    .where('institution_entity_id', '=', institution)
    .forUpdate()
    .executeTakeFirst();
  const head = await findReview(tx, institution, id);
  if (head.closed_at) throw new ProblemError('review-changed');
  return head;
}

export async function readStored(queries: Queries, head: ReviewHead): Promise<StoredReview> {
  const people = await queries
    .selectFrom('review_person')
    .selectAll()
    .where('review_id', '=', head.id)
    .orderBy('name')
    .execute();
  const rows = await queries
    .selectFrom('review_row')
    .selectAll()
    .where('review_id', '=', head.id)
    .orderBy('id')
    .execute();
  return { head, people, rows };
}

export async function listReviews(queries: Queries, institution: string): Promise<ReviewSummary[]> {
  const rows = await queries
    .selectFrom('review')
    .selectAll('review')
    .select(({ selectFrom }) => [
      selectFrom('review_row')
        .whereRef('review_id', '=', 'review.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('services'),
      selectFrom('review_row')
        .whereRef('review_id', '=', 'review.id')
        .where('verdict', 'is not', null)
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('done'),
    ])
    .where('institution_entity_id', '=', institution)
    .orderBy('started_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => summaryOf(row, row.services ?? 0, row.done ?? 0));
}

export function summaryOf(head: ReviewHead, services: number, done: number): ReviewSummary {
  return {
    id: head.id,
    title: head.title,
    dueOn: head.due_on,
    startedAt: head.started_at.toISOString(),
    startedBy: head.started_by,
    ...(head.closed_at && { closedAt: head.closed_at.toISOString() }),
    ...(head.closed_by !== null && { closedBy: head.closed_by }),
    services,
    done,
  };
}

export function personIn(people: readonly StoredPerson[], mail: string): { name: string; mail: string } {
  const found = people.find((one) => one.mail === mail);
  return { name: found?.name ?? mail, mail };
}
