import { setImmediate } from 'node:timers/promises';
import type { Dependencies } from '../../../platform/dependencies';
import { TimeZone } from '../../../platform/time/timeZone';
import { addInventedLogins, chooseInstitutions, institutionsWithoutLogins } from './addLogins';

/** Institutions of the people on the demonstration's login page. Their logins are ready when the server listens. */
const FIRST = 4;

type Parts = Pick<Dependencies, 'config' | 'database' | 'now'>;

/** Adds the logins that must be there at the start. */
export async function addFirstLogins({ config, database, now }: Parts): Promise<void> {
  const zone = new TimeZone(config.federation.statsTimeZone);
  await chooseInstitutions(database);
  const waiting = await institutionsWithoutLogins(database);
  for (const one of waiting.slice(0, FIRST)) await addInventedLogins(database, one, { now: now(), zone });
}

/** Adds the other logins of the demonstration, one institution after another, until `isOver`. */
export async function addOtherLogins({ config, database, now }: Parts, isOver: () => boolean): Promise<void> {
  const zone = new TimeZone(config.federation.statsTimeZone);
  for (const one of await institutionsWithoutLogins(database)) {
    if (isOver()) return;
    await addInventedLogins(database, one, { now: now(), zone });
    await setImmediate();
  }
}
