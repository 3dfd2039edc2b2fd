import { sql, type SqlBool } from 'kysely';
import type { Queries, Tx } from '../../platform/storage/database';
import { ERASED_NAME } from '../../platform/people/erasedName';
import type { PersonalData, People } from '../../platform/people/personalData';
import { textWithout } from '../../platform/people/textWithout';
import { isMailOf, isNameOf, isOneOf, type Who, type Found } from '../../platform/people/who';

/** Columns with the name and uid of a person who acted. */
const REVIEW_STATEMENTS = ['started', 'closed'] as const;
const ROW_STATEMENTS = ['judged', 'asked', 'answered'] as const;

const isStatementBy = (what: string, who: Who) =>
  sql<SqlBool>`coalesce(${isOneOf(`${what}_uid`, who.uids)} or ${isNameOf(
    `${what}_by`,
    'institution_entity_id',
    who,
  )}, false)`;

const isRowStatementBy = (what: string, who: Who) => sql<SqlBool>`exists (select from review
  where review.id = review_row.review_id and ${isStatementBy(what, who)})`;

const isNotErased = (column: string) =>
  sql<SqlBool>`coalesce(${sql.ref(column)}, ${ERASED_NAME}) <> ${ERASED_NAME}`;

/** Condition that a review names people; those who remain after others were erased are removed as well. */
const namesPeople = sql<SqlBool>`(${isNotErased('started_by')} or ${isNotErased('closed_by')}
  or exists (select from review_person where review_id = review.id and ${isNotErased('mail')})
  or exists (select from review_row where review_id = review.id and (${isNotErased('given_to')} or ${isNotErased('asked')}
    or remark <> '' or ${isNotErased('question')} or ${isNotErased('answer')} or ${isNotErased('judged_by')} or ${isNotErased('asked_by')} or ${isNotErased('answered_by')})))`;

/** People who review an institution's connections, and their statements. */
const reviews: PersonalData = {
  kind: 'reviews',
  known: ({ mail, uid }) => sql<Found>`
    select mail, null as person, uid, review_person.name, institution_entity_id as institution
    from review_person join review on review.id = review_id
    where uid is not null and (mail = ${mail} or uid = ${uid})`,
  columns: {
    review: ['started_by', 'started_uid', 'closed_by', 'closed_uid', 'report', 'signature'],
    review_person: ['mail', 'name', 'language', 'uid', 'issuer'],
    review_row: [
      ...['given_to', 'remark', 'judged_by', 'judged_uid', 'question', 'asked', 'asked_by', 'asked_uid'],
      ...['answer', 'answered_by', 'answered_uid'],
    ],
  },
  days: ({ retention }) => retention.peopleDays,
  async end(tx, before, most) {
    const over = await tx
      .selectFrom('review')
      .select('id')
      .where('closed_at', '<', before)
      .where(namesPeople)
      .limit(most)
      .execute();
    const ids = over.map(({ id }) => id);
    const these = sql<SqlBool>`review_id = any(${ids}::uuid[])`;
    await sql`update review_row set given_to = ${ERASED_NAME}, asked = case when asked is null then null else ${ERASED_NAME} end,
      judged_by = ${ERASED_NAME}, judged_uid = null, asked_by = ${ERASED_NAME}, asked_uid = null, answered_by = ${ERASED_NAME},
      answered_uid = null, remark = '', question = case when question is null then null else ${ERASED_NAME} end,
      answer = case when answer is null then null else ${ERASED_NAME} end where ${these}`.execute(tx);
    await sql`delete from review_person where ${these}`.execute(tx);
    await sql`update review set started_by = ${ERASED_NAME}, started_uid = null, closed_by = ${ERASED_NAME}, closed_uid = null,
      report = null, signature = null where id = any(${ids}::uuid[])`.execute(tx);
    return ids.length;
  },
  async find(queries, who) {
    const ids = await reviewsWith(queries, who);
    const isTheirs = sql<SqlBool>`(${isMailOf('given_to', who)} or ${isMailOf('review_row.asked', who)}
      or ${isRowStatementBy('judged', who)} or ${isRowStatementBy('asked', who)} or ${isRowStatementBy('answered', who)})`;
    const { rows } = await sql<object>`
      select title, started_at, ${isStatementBy('started', who)} as started, ${isStatementBy('closed', who)} as closed, review_person.name, review_person.mail, review_person.language,
        (select coalesce(jsonb_agg(jsonb_build_object('service', service_entity_id, 'verdict', verdict, 'remark', remark,
          'question', question, 'answer', answer)), '[]') from review_row
          where review_row.review_id = review.id and ${isTheirs}) as services
      from review left join review_person on review_person.review_id = review.id and ${isMailOf('review_person.mail', who)}
      where review.id = any(${ids}::uuid[])`.execute(queries);
    return rows;
  },
  async forget(tx, who, { name, texts }) {
    let count = 0;
    const ids = await reviewsWith(tx, who);
    const these = sql<SqlBool>`review_id = any(${ids}::uuid[])`;
    // A report that names the person is written again on request, without a signature.
    await sql`update review set report = null, signature = null where id = any(${ids}::uuid[])`.execute(tx);
    if (texts) await emptyTexts(tx, who);
    const without = (column: string) => textWithout(column, who, { name, texts: false });
    await sql`update review_row set remark = ${without('remark')}, question = ${without('question')},
      answer = ${without('answer')} where ${these}`.execute(tx);
    for (const what of REVIEW_STATEMENTS) {
      const done =
        await sql`update review set ${sql.ref(`${what}_by`)} = ${name}, ${sql.ref(`${what}_uid`)} = null
        where ${isStatementBy(what, who)}`.execute(tx);
      count += Number(done.numAffectedRows ?? 0);
    }
    for (const what of ROW_STATEMENTS) {
      const done = await sql`update review_row set ${sql.ref(`${what}_by`)} = ${name},
        ${sql.ref(`${what}_uid`)} = null where ${isRowStatementBy(what, who)}`.execute(tx);
      count += Number(done.numAffectedRows ?? 0);
    }
    for (const column of ['given_to', 'asked'])
      await sql`update review_row set ${sql.ref(column)} = ${name} where ${isMailOf(column, who)}`.execute(
        tx,
      );
    await sql`insert into review_person (review_id, mail, name, language)
      select review_id, ${name}, ${name}, language from review_person where ${isMailOf('mail', who)}
      on conflict do nothing`.execute(tx);
    const gone = await tx.deleteFrom('review_person').where(isMailOf('mail', who)).executeTakeFirst();
    return count + Number(gone.numDeletedRows);
  },
};

/** Returns the reviews in which the person takes part. */
async function reviewsWith(queries: Queries, who: Who): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from review where ${isStatementBy('started', who)}
    or ${isStatementBy('closed', who)}
    or exists (select from review_person where review_id = review.id and ${isMailOf('mail', who)})
    or exists (select from review_row where review_id = review.id and (${isStatementBy('judged', who)}
      or ${isStatementBy('asked', who)} or ${isStatementBy('answered', who)}))`.execute(queries);
  return rows.map(({ id }) => id);
}

/** Removes the person's texts, and the questions to them. */
async function emptyTexts(tx: Tx, who: Who): Promise<void> {
  await sql`update review_row set remark = '' where ${isRowStatementBy('judged', who)}`.execute(tx);
  await sql`update review_row set question = ${ERASED_NAME}
    where question is not null and (${isRowStatementBy('asked', who)} or ${isMailOf('asked', who)})`.execute(
    tx,
  );
  await sql`update review_row set answer = ${ERASED_NAME}
    where answer is not null and ${isRowStatementBy('answered', who)}`.execute(tx);
}

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [reviews],
  notPersonal: {
    review: [
      'closed_at',
      'digest',
      'due_on',
      'id',
      'institution_entity_id',
      'reminded_at',
      'reminded_days',
      'started_at',
      'title',
    ],
    review_person: ['review_id'],
    review_row: [
      'answered_at',
      'asked_at',
      'facts',
      'id',
      'judged_at',
      'line_id',
      'obstacle',
      'review_id',
      'revision',
      'service_entity_id',
      'service_type',
      'verdict',
    ],
  },
};
