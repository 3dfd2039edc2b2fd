/** The entry of a thread of the server, which prerenders the overview (decision 11). */
import { parentPort, workerData } from 'node:worker_threads';
import { prerender } from './app/prerender';
import type { PrerenderRequest, PrerenderResult, PrerenderStart } from './contracts/domain/prerender';
import type { Messages } from './i18n/catalogue';
import { registerAdded } from './i18n/addedLanguage';

const { added } = workerData as PrerenderStart;
for (const [language, said] of Object.entries(added)) registerAdded(language, said as Messages);

let before: Promise<void> = Promise.resolve();

async function respond({ id, ...options }: PrerenderRequest): Promise<void> {
  const result = await prerender(options).then(
    (html) => html !== undefined && { html },
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  parentPort?.postMessage({ id, ...result } satisfies PrerenderResult);
}

// One after the other: rendered at the same time, each would wait for all of them.
parentPort?.on('message', (request: PrerenderRequest) => {
  before = before.then(() => respond(request));
});
