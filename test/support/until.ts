import { setTimeout } from 'node:timers/promises';

type Answer<T> = Exclude<T, false | undefined>;

/**
 * Asks until the answer is neither `false` nor `undefined`, and resolves with it. Only the time limit of the
 * test ends this, so that a busy machine does not cause failures.
 */
export async function until<T>(poll: () => T | Promise<T>): Promise<Answer<T>> {
  for (;;) {
    const result = await poll();
    if (result !== false && result !== undefined) return result as Answer<T>;
    await setTimeout(50);
  }
}
