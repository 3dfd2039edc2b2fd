import { complain } from '../log/processLog';
import type { Dependencies } from '../dependencies';
import type { Composition } from '../module';
import { personalDataOf } from './personalData';

const EVERY_MS = 3_600_000;
const FIRST_AFTER_MS = 60_000;
const DAY_MS = 86_400_000;
/** Rows per transaction, so that no other transaction waits long for them. */
const MOST_AT_ONCE = 500;

type Needs = Pick<Dependencies, 'config' | 'database' | 'now'>;

/** Ends all data past its retention time. Resolves with the number of rows. Safe on several servers at once. */
export async function endOld(
  { config, database, now }: Needs,
  { installed }: Pick<Composition, 'installed'>,
  isOver = () => false,
): Promise<number> {
  let ended = 0;
  for (const { days, end, endElsewhere } of personalDataOf(installed)) {
    const most = days?.(config) ?? 0;
    if (!(end ?? endElsewhere) || most === 0) continue;
    const before = new Date(now().getTime() - most * DAY_MS);
    let portion = MOST_AT_ONCE;
    while (portion === MOST_AT_ONCE && !isOver()) {
      portion = end
        ? await database.transaction((tx) => end(tx, before, MOST_AT_ONCE))
        : ((await endElsewhere?.({ config, database }, before, MOST_AT_ONCE)) ?? 0);
      ended += portion;
    }
  }
  return ended;
}

/** Runs the retention a minute after the start, and every hour from then on. */
export function startRetention(
  needs: Needs,
  composition: Pick<Composition, 'installed'>,
): { stop(): Promise<void> } {
  let stopped = false;
  let underWay: Promise<void> = Promise.resolve();
  const work = () => {
    underWay = endOld(needs, composition, () => stopped).then(
      () => undefined,
      (error: unknown) => complain(error),
    );
  };
  const first = setTimeout(work, FIRST_AFTER_MS).unref();
  const timer = setInterval(work, EVERY_MS).unref();
  return {
    async stop() {
      stopped = true;
      clearTimeout(first);
      clearInterval(timer);
      await underWay;
    },
  };
}
