import type { Config } from '../config/config';
import type { Dependencies } from '../dependencies';
import { complain } from '../log/processLog';
import { startLoop } from '../background/loop';
import { checkIfDue } from './check';
import { utcDay } from './days';
import { removeOldest } from './retain';
import { sealNext } from './seal';

type Needs = Pick<Dependencies, 'database' | 'now'> & { readonly config: Pick<Config, 'auditDays'> };

/**
 * Seals each day of the audit trail when it is over, removes what is too old, and checks the whole once a day; each is done
 * by one server, however many share the database. The seals go into the log, so that they are also kept where nobody who
 * can write to the database can change them.
 */
export function startAudit(needs: Needs, say: (line: string) => void): { stop(): Promise<void> } {
  /** The day for which nothing is left to do. */
  let doneOn: string | undefined;

  async function piece(): Promise<boolean> {
    const today = utcDay(needs.now());
    if (doneOn === today) return false;
    const done = await auditNext(needs, say);
    if (done === 'nothing') doneOn = today;
    return done === 'something';
  }

  return startLoop(piece, (error) => complain(error));
}

/** Does the next piece of work on the trail. `later`: there is some, but not at this moment. */
export async function auditNext(
  { database, now, config }: Needs,
  say: (line: string) => void,
): Promise<'something' | 'nothing' | 'later'> {
  const sealed = await sealNext(database, now());
  if (sealed === 'busy') return 'later';
  if (sealed) {
    say(`The audit trail of ${sealed.day} is sealed: ${sealed.hash}`);
    return 'something';
  }
  if (await removeOldest(database, now(), config.auditDays)) return 'something';
  const chain = await checkIfDue(database, now());
  if (chain && chain.faults.length > 0)
    say(`THE AUDIT TRAIL WAS CHANGED: npm run audit -- verify says where (${chain.faults.length} faults).`);
  return 'nothing';
}
