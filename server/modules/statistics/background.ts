import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { Dependencies } from '../../platform/dependencies';
import { addInventedLogins, chooseInstitutions, institutionsWithoutLogins } from '../demonstration/addLogins';
import { countStaleYears, noteTimeZone } from './countLogins';
import { TimeZone } from '../../platform/time/timeZone';

/** Institutions of the people on the demonstration's login page: these have their logins when the server listens. */
const FIRST = 4;

type Parts = Pick<Dependencies, 'config' | 'database' | 'now'>;

export interface Background {
  readonly done: Promise<void>;
  /** Ends what is under way after its present step, and waits for that. */
  stop(): Promise<void>;
}

/** The logins that the demonstration needs at once. */
export async function addFirstLogins({ config, database, now }: Parts): Promise<void> {
  const zone = new TimeZone(config.federation.statsTimeZone);
  await chooseInstitutions(database);
  const waiting = await institutionsWithoutLogins(database);
  for (const one of waiting.slice(0, FIRST)) await addInventedLogins(database, one, { now: now(), zone });
}

/** What may take its time: the demonstration's other logins, and years that an import has left uncounted. */
export function startBackground({ config, database, now }: Parts): Background {
  let stopped = false;
  const zone = new TimeZone(config.federation.statsTimeZone);

  async function work(): Promise<void> {
    for (const one of await institutionsWithoutLogins(database)) {
      if (stopped) return;
      await addInventedLogins(database, one, { now: now(), zone });
      await setImmediate();
    }
    if (stopped) return;
    await noteTimeZone(database, zone);
    await countStaleYears(database, zone, { isOver: () => stopped });
  }

  const done = work().catch((error: unknown) => {
    process.stderr.write(`${inspect(error)}\n`);
  });
  return {
    done,
    async stop() {
      stopped = true;
      await done;
    },
  };
}
