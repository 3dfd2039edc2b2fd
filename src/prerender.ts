/** The entry of a thread of the server, which prerenders the overview (decision 11). */
import { parentPort } from 'node:worker_threads';
import { prerender } from './app/prerender';
import type { PrerenderRequest, PrerenderResult } from './contracts/domain/prerender';

let before: Promise<void> = Promise.resolve();

async function answer({ id, ...asked }: PrerenderRequest): Promise<void> {
  const result = await prerender(asked).then(
    (html) => html !== undefined && { html },
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  parentPort?.postMessage({ id, ...result } satisfies PrerenderResult);
}

// One after the other: what several render at the same time, all of them wait for.
parentPort?.on('message', (asked: PrerenderRequest) => {
  before = before.then(() => answer(asked));
});
