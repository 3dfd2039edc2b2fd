import type { ReviewPerson, ReviewWord } from '../../../src/extensions/reviews/contract/review.wire';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { recordAudit } from '../../platform/audit/audit.module';
import {
  disconnectionUnderWay,
  dropDisconnection,
  addDisconnection,
  type AddedLine,
  type CheckContext,
} from '../changeSets/changeSets.module';
import { type Requester, liveRoles, type Principal } from '../../modules/identity/identity.module';
import { keyOf, seenServices } from './facts';
import { addressIn, checkPerson, mailOf, nameOf, notePerson, noteSpeaker } from './people';
import { checkMailsOfDay, questionMail } from './reviewMail';
import { holdOpen, type ReviewHead, type StoredRow } from './reviewRows';

interface Needs extends Pick<Dependencies, 'mailer' | 'now'> {
  /** People whom this person may ask besides the participants; absent: anyone. */
  readonly mayAsk?: readonly ReviewPerson[] | undefined;
}

/**
 * Minimum time before a person who has not answered is mailed a second question about the same service; the page shows
 * it.
 */
const QUESTION_REST_MS = 3_600_000;

/** The author, the review and the row of a statement. */
interface Place {
  readonly review: ReviewHead;
  readonly row: StoredRow;
  readonly context: CheckContext;
}

/**
 * Stores a person's statement about a connection, based on the revision that they saw. An end adds its line to the set
 * of changes, and another verdict removes it; a review itself ends no connection. Throws ProblemError.
 */
export async function addComment(
  needs: Needs,
  tx: Tx,
  requester: Requester,
  context: CheckContext,
  id: string,
  comment: ReviewWord,
): Promise<void> {
  const review = await holdOpen(tx, requester.institution, id);
  const row = await tx
    .selectFrom('review_row')
    .selectAll()
    .where('review_id', '=', review.id)
    .where('id', '=', comment.row)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  const people = await tx
    .selectFrom('review_person')
    .select(['mail', 'uid', 'issuer'])
    .where('review_id', '=', review.id)
    .where('mail', '=', mailOf(requester.person))
    .execute();
  checkRight(requester.person, addressIn(people, requester.person), row, comment);
  if (row.revision !== comment.revision) throw new ProblemError('review-changed');
  const place = { review, row, context };
  await (comment.action === 'keep' || comment.action === 'end'
    ? judge(needs, tx, requester, place, comment)
    : comment.action === 'ask'
      ? askPerson(needs, tx, requester, place, comment)
      : answer(needs, tx, requester, place, comment));
  await noteSpeaker(tx, review.id, requester);
  await recordAudit(
    tx,
    {
      kind: 'review.judged',
      actor: requester.actor,
      institution: requester.institution,
      object: { id: row.service_entity_id },
      ...(row.verdict && { before: { verdict: row.verdict } }),
      after: { review: review.title, action: comment.action },
    },
    needs.now(),
  );
}

/**
 * Only the person to whom a connection is assigned gives its verdict; the person who is asked, and admins, can answer a
 * question as well.
 */
function checkRight(person: Principal, mail: string, row: StoredRow, { action }: ReviewWord): void {
  const isTheirs = mail !== '' && row.given_to === mail;
  const mayAnswer = isTheirs || (mail !== '' && row.asked === mail) || liveRoles(person).admin;
  if (action === 'answer' ? !mayAnswer : !isTheirs)
    throw new ProblemError('forbidden', { detail: 'The service is assigned to another person' });
}

async function judge(
  { now }: Needs,
  tx: Tx,
  requester: Requester,
  { row, context, review }: Place,
  { action, remark = '' }: Extract<ReviewWord, { action: 'keep' | 'end' }>,
): Promise<void> {
  const service = { service: row.service_entity_id, serviceType: row.service_type };
  const { line, obstacle } = await (action === 'end'
    ? addDisconnection(context, tx, requester, service, now())
    : stayConnected());
  const seen = await seenServices(tx, review.institution_entity_id, [row], requester.language);
  const facts = seen.get(keyOf(row))?.facts;
  await tx
    .updateTable('review_row')
    .set({
      ...{ revision: row.revision + 1, verdict: action, remark: remark.trim() },
      facts: facts ? JSON.stringify(facts) : null,
      ...{ judged_by: nameOf(requester.person), judged_uid: requester.person.uid, judged_at: now() },
      // The line of an earlier end stays until it is sent or removed.
      line_id: line ?? (action === 'end' ? row.line_id : null),
      obstacle: obstacle ?? null,
    })
    .where('id', '=', row.id)
    .execute();

  async function stayConnected(): Promise<AddedLine> {
    if (row.line_id !== null) await dropDisconnection(context, tx, requester, row.line_id, now());
    return { obstacle: await disconnectionUnderWay(context, tx, service) };
  }
}

async function askPerson(
  { mailer, now, mayAsk }: Needs,
  tx: Tx,
  requester: Requester,
  { review, row, context }: Place,
  { question, asked }: Extract<ReviewWord, { action: 'ask' }>,
): Promise<void> {
  const person = await checkAsked(tx, review, requester, checkPerson(asked), mayAsk);
  const text = question.trim();
  const by = nameOf(requester.person);
  if (row.line_id !== null) await dropDisconnection(context, tx, requester, row.line_id, now());
  await notePerson(tx, review.id, person, requester.language);
  await tx
    .updateTable('review_row')
    .set({
      ...{ revision: row.revision + 1, question: text, asked: person.mail },
      ...{ asked_by: by, asked_uid: requester.person.uid, asked_at: now() },
      ...{ answer: null, answered_by: null, answered_uid: null, answered_at: null },
      // A service with an open question has no verdict.
      ...{ verdict: null, remark: '', facts: null, line_id: null, obstacle: null },
      ...{ judged_by: null, judged_uid: null, judged_at: null },
    })
    .where('id', '=', row.id)
    .execute();
  if (person.mail === mailOf(requester.person) || isMailed(row, person, now())) return;
  await checkMailsOfDay(tx, review.institution_entity_id, now());
  const seen = await seenServices(tx, review.institution_entity_id, [row], requester.language);
  const service = seen.get(keyOf(row))?.name ?? row.service_entity_id;
  const mail = await questionMail(context.config, tx, review, { mail: person.mail, by, service, text });
  await mailer.take(tx, mail, now());
}

/** Returns the person who is asked, by their known name. Throws ProblemError if this person may not ask them. */
async function checkAsked(
  tx: Tx,
  review: ReviewHead,
  { person }: Requester,
  requested: ReviewPerson,
  mayAsk: Needs['mayAsk'],
): Promise<ReviewPerson> {
  if (!mayAsk || requested.mail === mailOf(person)) return requested;
  const known = mayAsk.find(({ mail }) => mail === requested.mail);
  if (known) return checkPerson(known);
  const taking = await tx
    .selectFrom('review_person')
    .select('mail')
    .where('review_id', '=', review.id)
    .where('mail', '=', requested.mail)
    .executeTakeFirst();
  if (!taking)
    throw new ProblemError('forbidden', { detail: 'Only an administrator can ask another person' });
  return requested;
}

function isMailed(
  { question, asked, asked_at: at, answer: answered }: StoredRow,
  { mail }: ReviewPerson,
  now: Date,
): boolean {
  if (question === null || answered !== null || asked !== mail || !at) return false;
  return now.getTime() - at.getTime() < QUESTION_REST_MS;
}

async function answer(
  { now }: Needs,
  tx: Tx,
  requester: Requester,
  { row }: Place,
  { answer: text }: Extract<ReviewWord, { action: 'answer' }>,
): Promise<void> {
  if (row.question === null) throw new ProblemError('review-changed');
  await tx
    .updateTable('review_row')
    .set({
      ...{ revision: row.revision + 1, answer: text.trim() },
      ...{ answered_by: nameOf(requester.person), answered_uid: requester.person.uid, answered_at: now() },
    })
    .where('id', '=', row.id)
    .execute();
}
