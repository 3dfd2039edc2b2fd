import type { Review, ReviewRow } from '../../../src/extensions/reviews/contract/review.wire';
import type { Queries } from '../../platform/storage/database';
import type { Principal } from '../../modules/identity/identity.module';
import { connectedSince, keyOf, type SeenService, seenServices } from './facts';
import { addressIn } from './people';
import {
  personIn,
  readStored,
  type ReviewHead,
  type StoredReview,
  type StoredRow,
  summaryOf,
} from './reviewRows';

/** Returns a review for a person's page, with a fixed number of queries. */
export async function reviewView(
  queries: Queries,
  head: ReviewHead,
  person: Principal,
  language: string,
): Promise<Review> {
  const stored = await readStored(queries, head);
  const { rows, people } = stored;
  const reader = addressIn(people, person);
  const { institution_entity_id: institution } = head;
  const seen = await seenServices(queries, institution, rows, language);
  const last = await lastRows(queries, head);
  const ids = rows.map(({ service_entity_id: service }) => service);
  const since = await connectedSince(queries, institution, ids);
  const given = (mail: string) => rows.filter((row) => row.given_to === mail);
  const isDone = ({ verdict }: StoredRow) => verdict !== null;
  return {
    ...summaryOf(head, rows.length, rows.filter(isDone).length),
    ...(head.reminded_at && { remindedAt: head.reminded_at.toISOString() }),
    people: people
      .map(({ name, mail }) => ({
        ...{ name, mail },
        ...{ services: given(mail).length, done: given(mail).filter(isDone).length },
      }))
      .filter(({ services }) => services > 0),
    rows: rows.map((row) => {
      const at = since.get(row.service_entity_id);
      const before = last.get(keyOf(row));
      return {
        ...rowView(stored, row, seen.get(keyOf(row)), reader),
        ...(before && { last: before }),
        ...(at && { connectedSince: at.toISOString() }),
      };
    }),
    ...(head.digest !== null && { digest: head.digest }),
    signed: head.signature !== null,
  };
}

function rowView(
  { people }: StoredReview,
  row: StoredRow,
  seen: SeenService | undefined,
  reader: string,
): ReviewRow {
  const facts = row.facts ?? seen?.facts;
  return {
    id: row.id,
    service: row.service_entity_id,
    serviceType: row.service_type,
    serviceName: seen?.name ?? row.service_entity_id,
    ...(seen && { serviceId: seen.id }),
    connected: seen?.connected === true,
    givenTo: personIn(people, row.given_to),
    mine: row.given_to === reader,
    asksMe: row.asked === reader && row.answer === null && row.verdict === null,
    revision: row.revision,
    ...(facts && { facts }),
    ...statementsOf(row, people),
  };
}

/** Returns verdict and question of a row, for the page and the report. */
export function statementsOf(
  row: StoredRow,
  people: StoredReview['people'],
): Pick<ReviewRow, 'verdict' | 'question'> {
  const { verdict, judged_at, question, asked, asked_at, answer, answered_at } = row;
  return {
    ...(verdict &&
      judged_at && {
        verdict: {
          kind: verdict,
          remark: row.remark,
          by: row.judged_by ?? '',
          at: judged_at.toISOString(),
          ...(row.obstacle && { obstacle: row.obstacle }),
        },
      }),
    ...(question !== null &&
      asked_at && {
        question: {
          text: question,
          asked: personIn(people, asked ?? ''),
          by: row.asked_by ?? '',
          at: asked_at.toISOString(),
          ...(answer !== null &&
            answered_at && {
              answer: { text: answer, by: row.answered_by ?? '', at: answered_at.toISOString() },
            }),
        },
      }),
  };
}

/** Reads the statements of the last completed review before this one about each service. */
async function lastRows(
  queries: Queries,
  { id, institution_entity_id: institution, started_at: before }: ReviewHead,
): Promise<ReadonlyMap<string, NonNullable<ReviewRow['last']>>> {
  const rows = await queries
    .selectFrom('review_row')
    .innerJoin('review', 'review.id', 'review_row.review_id')
    .distinctOn(['service_type', 'service_entity_id'])
    .select(['service_type', 'service_entity_id', 'verdict', 'facts', 'closed_at'])
    .where('institution_entity_id', '=', institution)
    .where('review.id', '<>', id)
    .where('closed_at', '<=', before)
    .orderBy('service_type')
    .orderBy('service_entity_id')
    .orderBy('closed_at', 'desc')
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const { closed_at: at, verdict, facts } = row;
      if (!at) return [];
      const last = { at: at.toISOString(), ...(verdict && { verdict }), ...(facts && { facts }) };
      return [[keyOf(row), last] as const];
    }),
  );
}
