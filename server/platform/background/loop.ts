import { setImmediate, setTimeout } from 'node:timers/promises';

const LOOK_EVERY_MS = 5_000;

/**
 * Does one piece of work after another until it is stopped. If there was none (false) or one failed, it pauses before
 * the next try. `stop` waits for the piece that is under way.
 */
export function startLoop(piece: () => Promise<boolean>, complain: (error: unknown) => void) {
  const ending = new AbortController();
  const { signal } = ending;

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const done = await piece().catch((error: unknown) => {
        complain(error);
        return false;
      });
      // The embedded database answers without waiting, so that requests would get no turn until all work is done.
      if (done) await setImmediate();
      else await setTimeout(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const done = work();
  return {
    async stop(): Promise<void> {
      ending.abort();
      await done;
    },
  };
}
