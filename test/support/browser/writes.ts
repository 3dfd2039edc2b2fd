/** Counts, delays, loses or refuses the requests about connections that a page sends. */
import type { Page } from 'playwright-core';
import { PROBLEM_PREFIX, type Problem, type ProblemName } from '../../../src/contracts/wire/common';

const WRITES = /\/dashboard\/api\/(services\/(dis)?connect|users\/inviteRequest)$/;

/** Returns a list that fills with the addresses of the requests about connections that the page sends. */
export function writesOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (WRITES.test(request.url())) sent.push(request.url());
  });
  return sent;
}

/** Delays the next such request until the returned function is called. */
export async function holdWrite(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(WRITES, (route) => gone.then(() => route.continue()), { times: 1 });
  return letGo;
}

/** Loses the answer to the next such request, which the server gets. */
export async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    WRITES,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** Answers the next such request with this refusal, in the place of the server. */
export async function refuseWrite(
  page: Page,
  type: ProblemName,
  status: number,
  more: Partial<Problem> = {},
): Promise<void> {
  const body = { type: PROBLEM_PREFIX + type, title: type, status, requestId: 'r-1', ...more };
  const headers = { 'Content-Type': 'application/problem+json', 'Retry-After': '20' };
  const response = { status, headers, body: JSON.stringify(body) };
  await page.route(WRITES, (route) => route.fulfill(response), { times: 1 });
}

/** Returns a list that fills with the addresses of the documents that the page loads. */
export function loadsOf(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  return loaded;
}
