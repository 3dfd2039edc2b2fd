/** A thread of the server, which is asked for the first sight of a page (contracts/domain/firstSight). */
import { parentPort } from 'node:worker_threads';
import { drawFirstSight } from './app/drawFirstSight';
import type { SightAsked, SightDrawn } from './contracts/domain/firstSight';

let before: Promise<void> = Promise.resolve();

async function answer({ id, ...asked }: SightAsked): Promise<void> {
  const html = await drawFirstSight(asked).catch(() => undefined);
  parentPort?.postMessage({ id, ...(html !== undefined && { html }) } satisfies SightDrawn);
}

parentPort?.on('message', (asked: SightAsked) => {
  before = before.then(() => answer(asked));
});
