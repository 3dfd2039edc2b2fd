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
 * Seals each day of the audit trail when it is over, removes days that are too old, and checks the whole trail once a
 * day. Only one server does each, however many share the database. The seals also go into the log, where a user with
 * write access to the database cannot change them.
 */
export function startAudit(needs: Needs, say: (line: string) => void): { stop(): Promise<void> } {
  /** Day for which no work is left. */
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

/** Does the next piece of work on the trail. `later`: there is work, but it cannot be done now. */
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
    say(
      `THE AUDIT TRAIL WAS CHANGED: idp-dashboard audit verify says where (${chain.faults.length} faults).`,
    );
  return 'nothing';
}
