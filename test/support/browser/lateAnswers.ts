import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export interface LateAnswers {
  /** Returns what the server has answered since the last `forget`, as one text. */
  readonly data: () => string;
  readonly forget: () => void;
}

/** Milliseconds that each answer is late, by its place: no two come together. */
const lateBy = (index: number) => 60 + 40 * (index % 4);

/**
 * Delays the answers of the API to a page, each by another time. This does without `page.route`, which switches the cache of
 * the browser off: every page would load the whole product again.
 */
export async function delayAnswers(page: Page): Promise<LateAnswers> {
  const session = await page.context().newCDPSession(page);
  const bodies: string[] = [];
  let index = 0;
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    index += 1;
    const late = delay(lateBy(index));
    // A redirect has no body, and a page that is left drops its requests.
    const answer = await session.send('Fetch.getResponseBody', { requestId }).catch(() => undefined);
    if (answer) bodies.push(textOf(answer.body, answer.base64Encoded));
    await late;
    await session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/dashboard/api/*', requestStage: 'Response' }],
  });
  return { data: () => bodies.join('\n'), forget: () => void bodies.splice(0) };
}

function textOf(body: string, isEncoded: boolean): string {
  const text = isEncoded ? Buffer.from(body, 'base64').toString() : body;
  return text.replace(/\\"/g, '"').replace(/\\n/g, ' ');
}
