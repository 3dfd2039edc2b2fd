import { setTimeout } from 'node:timers/promises';

const LOOK_EVERY_MS = 5_000;

/**
 * Does a piece of work after another, now and from now on; where there was none (false) or one failed, it looks again
 * after a while. `stop` waits for the piece that is under way.
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
      if (!done) await setTimeout(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
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
