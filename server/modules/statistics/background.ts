import type { Dependencies } from '../../platform/dependencies';
import { complain } from '../../platform/log/processLog';
import { TimeZone } from '../../platform/time/timeZone';
import { countStaleYears, noteTimeZone } from './countLogins';

export interface Background {
  readonly done: Promise<void>;
  /** Ends what is under way after its present step, and waits for that. */
  stop(): Promise<void>;
}

/** Something that takes its time and ends early once `isOver`. */
export type Work = (isOver: () => boolean) => Promise<void>;

/** Counts the years that an import has left uncounted, while requests are answered. `first` is done before that. */
export function startBackground(
  { config, database }: Pick<Dependencies, 'config' | 'database'>,
  first?: Work,
): Background {
  let stopped = false;
  const isOver = () => stopped;
  const zone = new TimeZone(config.federation.statsTimeZone);

  async function work(): Promise<void> {
    await first?.(isOver);
    if (stopped) return;
    await noteTimeZone(database, zone);
    await countStaleYears(database, zone, { isOver });
  }

  const done = work().catch((error: unknown) => complain(error));
  return {
    done,
    async stop() {
      stopped = true;
      await done;
    },
  };
}
