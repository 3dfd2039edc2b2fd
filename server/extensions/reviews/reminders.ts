import { sql } from 'kysely';
import { startLoop } from '../../platform/background/loop';
import type { Dependencies } from '../../platform/dependencies';
import { complain } from '../../platform/log/processLog';
import type { Tx } from '../../platform/storage/database';
import { recordAudit, SERVER } from '../../platform/audit/audit.module';
import { reminderMail } from './reviewMail';
import { findReview, type ReviewHead } from './reviewRows';
import { daysUntil, stepAt } from './schedule';

type Needs = Pick<Dependencies, 'config' | 'database' | 'mailer' | 'now'>;

const HOUR_MS = 3_600_000;

/** Mails all people who have services left to review, and stores that; resolves with the number of mails. */
export async function remind(
  { config, mailer, now }: Omit<Needs, 'database'>,
  tx: Tx,
  review: ReviewHead,
  noted: { readonly reminded_days?: number },
): Promise<number> {
  const open = await tx
    .selectFrom('review_row')
    .select(['given_to', sql<number>`count(*)::integer`.as('count')])
    .where('review_id', '=', review.id)
    .where('verdict', 'is', null)
    .groupBy('given_to')
    .orderBy('given_to')
    .execute();
  for (const { given_to: mail, count } of open)
    await mailer.take(tx, await reminderMail(config, tx, review, { mail, count }), now());
  await tx
    .updateTable('review')
    .set({ ...noted, ...(open.length > 0 && { reminded_at: now() }) })
    .where('id', '=', review.id)
    .execute();
  return open.length;
}

/**
 * Reminds people of a review that has reached a step; resolves with false if none has. Only one server holds the row of
 * the review, and stores the step with the mails, so that each step is mailed once.
 */
export async function remindNext(needs: Needs): Promise<boolean> {
  const due = (await openReviews(needs)).find(({ step }) => step !== undefined);
  if (!due) return false;
  return needs.database.transaction(async (tx) => {
    const held = await tx
      .selectFrom('review')
      .selectAll()
      .where('id', '=', due.id)
      .where('closed_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const step = held && stepOf(needs, held);
    if (!held || step === undefined) return false;
    const review = await findReview(tx, held.institution_entity_id, held.id);
    const mails = await remind(needs, tx, review, { reminded_days: step });
    if (mails > 0)
      await recordAudit(
        tx,
        {
          kind: 'review.stepped',
          actor: SERVER,
          institution: review.institution_entity_id,
          object: { id: review.id, name: review.title },
          after: { action: 'remind', mails },
        },
        needs.now(),
      );
    return true;
  });
}

async function openReviews(needs: Needs) {
  const rows = await needs.database.read
    .selectFrom('review')
    .select(['id', 'due_on', 'reminded_days'])
    .where('closed_at', 'is', null)
    .orderBy('due_on')
    .execute();
  return rows.map((row) => ({ id: row.id, step: stepOf(needs, row) }));
}

/** Returns the step whose reminder was not sent yet. */
function stepOf(
  { config, now }: Pick<Needs, 'config' | 'now'>,
  { due_on: day, reminded_days: remindedDays }: Pick<ReviewHead, 'due_on' | 'reminded_days'>,
): number | undefined {
  const step = stepAt(daysUntil(day, now(), config.federation.statsTimeZone));
  return step !== undefined && (remindedDays === null || remindedDays > step) ? step : undefined;
}

/** Checks every hour whether a reminder is due. */
export function startReminders(needs: Needs): { stop(): Promise<void> } {
  let lookedAt = -Infinity;
  return startLoop(async () => {
    if (needs.now().getTime() - lookedAt < HOUR_MS) return false;
    if (await remindNext(needs)) return true;
    lookedAt = needs.now().getTime();
    return false;
  }, complain);
}
