import type { Problem, ProblemName } from '../../contracts/wire/common';

/** Repeats `PROBLEM_PREFIX` of the wire contract, from which the browser imports only types. */
const PREFIX = 'https://idp-dashboard.invalid/problems/';
const TITLE = 'A fault that a tester has set';

const byStatus: Readonly<Partial<Record<number, ProblemName>>> = {
  400: 'validation',
  403: 'forbidden',
  404: 'not-found',
  409: 'already-requested',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  422: 'idempotency-key-reused',
  429: 'too-many-requests',
  500: 'internal',
};

/** Returns an answer as our server gives it (RFC 9457). */
export function problemResponse(status: number, name: ProblemName, extra: Partial<Problem> = {}): Response {
  const problem: Problem = { type: PREFIX + name, title: TITLE, status, ...extra, requestId: 'qa-fault' };
  const headers = { 'Content-Type': 'application/problem+json', 'X-Request-Id': 'qa-fault' };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { ...headers, ...(status === 429 && { 'Retry-After': '7' }) },
  });
}

/** A status for which our server has no problem comes from a proxy before it, with a page as its body. */
export function failingResponse(status: number): Response {
  const name = byStatus[status];
  if (name) return problemResponse(status, name);
  return new Response('<h1>Fault</h1>', { status, headers: { 'Content-Type': 'text/html' } });
}
