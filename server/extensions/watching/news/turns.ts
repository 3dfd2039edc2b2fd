import { startLoop } from '../../../platform/background/loop';
import type { Dependencies } from '../../../platform/dependencies';
import { complain as write } from '../../../platform/log/processLog';
import { DAY_MS } from '../../../platform/time/calendar';
import { readCertificates, writeCertificateTurns } from './certificateTurns';
import { writeLateReviews } from './lateReviews';
import { institutionsToJudge, withdrawLogins, writeLoginTurns } from './loginTurns';
import { sweepTurns } from './newsTurns';

type Needs = Pick<Dependencies, 'config' | 'database' | 'now' | 'statistics'>;

const HOUR_MS = 3_600_000;
/** Texts that no service uses are never read: the check for unread texts runs this often, and no more. */
const READ_EVERY_MS = 300_000;
const TURN_DAYS = 365;

/**
 * Writes news that follow from time passing (decision 42). It reads unread certificates, a few at a time, soon after
 * their import. Every hour it looks for due news, withdraws news that are no longer true, and judges the logins of
 * institutions that no server has judged today, one after the other; if one fails, it is tried again an hour later and
 * the others continue.
 */
export function startTurns(needs: Needs, complain = write): { stop(): Promise<void> } {
  const { database, now } = needs;
  let lookedAt = -Infinity;
  let readAt = -Infinity;
  let waiting: string[] = [];

  async function look(): Promise<void> {
    await database.transaction(async (tx) => {
      await writeCertificateTurns(tx, now());
      await writeLateReviews(tx, now());
      await sweepTurns(tx, new Date(now().getTime() - TURN_DAYS * DAY_MS));
    });
    await withdrawLogins(needs);
    waiting = await institutionsToJudge(needs);
    lookedAt = now().getTime();
  }

  return startLoop(async () => {
    if (now().getTime() - readAt >= READ_EVERY_MS) {
      if (await readCertificates(database)) return true;
      readAt = now().getTime();
    }
    const institution = waiting.shift();
    if (institution !== undefined) {
      await writeLoginTurns(needs, institution);
      return true;
    }
    if (now().getTime() - lookedAt < HOUR_MS) return false;
    await look();
    return waiting.length > 0;
  }, complain);
}
