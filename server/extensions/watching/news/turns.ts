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
/** Texts that no service goes by are never read: what is unread is asked for so often, and no more. */
const READ_EVERY_MS = 300_000;
const TURN_DAYS = 365;

/**
 * Writes news that follow from time passing (decision 42). It reads the certificates that nobody has read yet, a few at a time, soon
 * after they come. Every hour it looks for what has come due, withdraws what is not so any more, and looks at the logins of institutions at
 * which no server has looked today, one after the other; where one fails, it is tried again an hour later and the others have their turn.
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
