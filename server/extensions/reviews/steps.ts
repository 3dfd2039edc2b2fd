import { sql } from 'kysely';
import type { ReviewStep } from '../../../src/extensions/reviews/contract/review.wire';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { recordAudit } from '../../platform/audit/audit.module';
import type { InstitutionRow } from '../../modules/federation/federation.module';
import type { Requester } from '../../modules/identity/identity.module';
import type { Signing } from '../publishing/publishing.module';
import { checkPerson, mailOf, nameOf, notePerson, noteSpeaker, renamePerson } from './people';
import { remind } from './reminders';
import { reportOf, signed } from './report';
import { checkMailsOfDay, givenMail } from './reviewMail';
import { holdOpen, readStored, type ReviewHead } from './reviewRows';

type Needs = Pick<Dependencies, 'config' | 'mailer' | 'now'>;

/** Minimum time between two requested reminders. */
const REST_MS = 10 * 60_000;

/** Maximum number of services in one entry of the audit trail. */
const MAX_AUDITED = 1_000;

/** Data of a step for the audit trail. */
interface Taken {
  readonly before?: object;
  readonly after: object;
}

/** Takes a step of the leader of a review. Throws ProblemError; `signing` is the key that signs the report, if any. */
export async function takeStep(
  needs: Needs,
  tx: Tx,
  requester: Requester,
  institution: InstitutionRow,
  id: string,
  step: ReviewStep,
  signing: Signing | undefined,
): Promise<void> {
  const review = await holdOpen(tx, requester.institution, id);
  await noteSpeaker(tx, review.id, requester);
  const { before, after } = await taken();
  const object = { id: review.id, name: review.title };
  await recordAudit(
    tx,
    {
      kind: step.action === 'close' ? 'review.closed' : 'review.stepped',
      actor: requester.actor,
      institution: requester.institution,
      object,
      ...(before && { before }),
      after: { action: step.action, ...after },
    },
    needs.now(),
  );

  function taken(): Promise<Taken> {
    switch (step.action) {
      case 'give':
        return give(needs, tx, requester, review, step);
      case 'remind':
        return remindNow(needs, tx, review);
      case 'close':
        return close(needs, tx, requester, { review, institution, left: step.left, signing });
    }
  }
}

async function give(
  { config, mailer, now }: Needs,
  tx: Tx,
  { person, language }: Requester,
  review: ReviewHead,
  { rows, to }: Extract<ReviewStep, { action: 'give' }>,
): Promise<Taken> {
  const receiver = checkPerson(to);
  await notePerson(tx, review.id, receiver, language);
  await renamePerson(tx, review.id, receiver);
  const given = await tx
    .selectFrom('review_row')
    .select(['id', 'service_entity_id', 'given_to', 'verdict'])
    .where('review_id', '=', review.id)
    .where('id', '=', sql<number>`any(${[...rows]}::integer[])`)
    .where('given_to', '<>', receiver.mail)
    .orderBy('id')
    .execute();
  await tx
    .updateTable('review_row')
    .set(({ eb }) => ({ given_to: receiver.mail, revision: eb('revision', '+', 1) }))
    .where('id', '=', sql<number>`any(${given.map(({ id }) => id)}::integer[])`)
    .execute();
  if (given.some(({ verdict }) => verdict === null) && receiver.mail !== mailOf(person)) {
    await checkMailsOfDay(tx, review.institution_entity_id, now());
    const by = nameOf(person);
    const count = await openRowsOf(tx, review, receiver.mail);
    const mail = await givenMail(config, tx, review, { mail: receiver.mail, count, by });
    await mailer.take(tx, mail, now());
  }
  const listed = given.slice(0, MAX_AUDITED);
  return {
    before: { rows: listed.map((row) => ({ service: row.service_entity_id, givenTo: row.given_to })) },
    after: {
      services: given.length,
      givenTo: receiver.mail,
      rows: listed.map(({ service_entity_id: service }) => service),
    },
  };
}

/** Counts all services that a person has to review, since earlier ones may have been assigned without a mail. */
async function openRowsOf(tx: Tx, review: ReviewHead, mail: string): Promise<number> {
  const { count } = await tx
    .selectFrom('review_row')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('review_id', '=', review.id)
    .where('given_to', '=', mail)
    .where('verdict', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

async function remindNow(needs: Needs, tx: Tx, review: ReviewHead): Promise<Taken> {
  const { reminded_at: last } = review;
  if (last && needs.now().getTime() - last.getTime() < REST_MS) throw new ProblemError('already-sent');
  await checkMailsOfDay(tx, review.institution_entity_id, needs.now());
  return { after: { mails: await remind(needs, tx, review, {}) } };
}

interface Closing {
  readonly review: ReviewHead;
  readonly institution: InstitutionRow;
  readonly left: number;
  readonly signing: Signing | undefined;
}

async function close(
  { now }: Needs,
  tx: Tx,
  { person }: Requester,
  { review, institution, left, signing }: Closing,
): Promise<Taken> {
  const at = now();
  const [by, uid] = [nameOf(person), person.uid];
  const head = { ...review, closed_at: at, closed_by: by, closed_uid: uid };
  const stored = await readStored(tx, head);
  const open = stored.rows.filter(({ verdict }) => verdict === null).length;
  if (open !== left) throw new ProblemError('review-changed');
  const report = await reportOf(tx, institution, stored);
  const { digest, signature } = signed(report, signing);
  await tx
    .updateTable('review')
    .set({ closed_at: at, closed_by: by, closed_uid: uid, report, digest, signature: signature ?? null })
    .where('id', '=', review.id)
    .execute();
  return { after: { left, digest } };
}
