import { randomUUID } from 'node:crypto';
import { MOST_REVIEWED, type ReviewStart } from '../../../src/extensions/reviews/contract/review.wire';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { oneLine } from '../../platform/text/oneLine';
import { recordAudit } from '../../platform/audit/audit.module';
import type { InstitutionRow } from '../../modules/federation/federation.module';
import type { Requester } from '../../modules/identity/identity.module';
import { connectedServices, keyOf } from './facts';
import { checkPerson, mailOf, nameOf, notePerson, noteSpeaker } from './people';
import { daysUntil, firstReminder, isDay } from './schedule';
import { checkMailsOfDay, givenMail } from './reviewMail';
import type { ReviewHead } from './reviewRows';

const LONGEST_TITLE = 200;

/**
 * Starts a review of connected services, and mails the people to whom they are assigned. Throws ProblemError if one is
 * open.
 */
export async function startReview(
  { config, mailer, now }: Pick<Dependencies, 'config' | 'mailer' | 'now'>,
  tx: Tx,
  { person, language, actor }: Requester,
  institution: InstitutionRow,
  body: ReviewStart,
): Promise<ReviewHead> {
  const { entity_id: owner } = institution;
  if (!isDay(body.dueOn)) throw new ProblemError('validation', { detail: 'dueOn: no day of the calendar' });
  const days = daysUntil(body.dueOn, now(), config.federation.statsTimeZone);
  if (days < 0) throw new ProblemError('validation', { detail: 'dueOn: a day that is over' });
  const givenTo = checkPerson(body.givenTo);
  const services = await chosen(tx, owner, body);
  const started = await tx
    .insertInto('review')
    .values({
      id: randomUUID(),
      institution_entity_id: owner,
      title: oneLine(body.title, LONGEST_TITLE),
      due_on: body.dueOn,
      started_at: now(),
      started_by: nameOf(person),
      started_uid: person.uid,
      reminded_days: firstReminder(days),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!started) throw new ProblemError('review-changed');
  await notePerson(tx, started.id, givenTo, language);
  await noteSpeaker(tx, started.id, { person, language });
  await tx
    .insertInto('review_row')
    .values(services.map((key) => ({ review_id: started.id, ...key, given_to: givenTo.mail })))
    .execute();
  const count = services.length;
  await recordAudit(
    tx,
    {
      kind: 'review.started',
      actor,
      institution: owner,
      object: { id: started.id, name: started.title },
      after: { dueOn: started.due_on, services: count, givenTo: givenTo.mail },
    },
    now(),
  );
  if (givenTo.mail !== mailOf(person)) {
    await checkMailsOfDay(tx, owner, now());
    const mail = await givenMail(config, tx, started, {
      mail: givenTo.mail,
      count,
      by: started.started_by,
    });
    await mailer.take(tx, mail, now());
  }
  return started;
}

async function chosen(tx: Tx, institution: string, { services }: ReviewStart) {
  const connected = await connectedServices(tx, institution);
  const keys = services?.map(({ service, serviceType }) =>
    keyOf({ service_type: serviceType, service_entity_id: service }),
  );
  const wanted = keys && new Set(keys);
  const found = wanted ? connected.filter((key) => wanted.has(keyOf(key))) : connected;
  if (found.length === 0) throw new ProblemError('validation', { detail: 'services: none is connected' });
  if (wanted && found.length < wanted.size)
    throw new ProblemError('validation', { detail: 'services: one is not connected' });
  if (found.length > MOST_REVIEWED)
    throw new ProblemError('validation', { detail: `services: more than ${MOST_REVIEWED}` });
  return found;
}
