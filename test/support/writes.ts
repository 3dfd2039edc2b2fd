/** What a page sends about connections: counted, kept on the way, lost, refused. */
import type { Page } from 'playwright-core';
import { PROBLEM_PREFIX, type Problem, type ProblemName } from '../../src/contracts/wire/common';

const WRITES = /\/dashboard\/api\/(services\/(dis)?connect|users\/inviteRequest)$/;

/** Addresses of the requests about connections that this page sends from now on. */
export function writesOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (WRITES.test(request.url())) sent.push(request.url());
  });
  return sent;
}

/** Keeps the next such request on the way until it is let go. */
export async function holdWrite(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(WRITES, (route) => gone.then(() => route.continue()), { times: 1 });
  return letGo;
}

/** Loses an answer: the server gets the next such request and answers it; the answer never comes. */
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

/** Refuses a write: the next such request does not reach the server; this refusal comes back. */
export async function refuseWrite(
  page: Page,
  type: ProblemName,
  status: number,
  more: Partial<Problem> = {},
): Promise<void> {
  const body = { type: PROBLEM_PREFIX + type, title: type, status, requestId: 'r-1', ...more };
  const headers = { 'Content-Type': 'application/problem+json', 'Retry-After': '20' };
  const answer = { status, headers, body: JSON.stringify(body) };
  await page.route(WRITES, (route) => route.fulfill(answer), { times: 1 });
}

/** Addresses of the documents that this page loads from now on. */
export function loadsOf(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  return loaded;
}
