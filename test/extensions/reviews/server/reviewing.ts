import type { Review, ReviewRow, ReviewStart } from '../../../../src/extensions/reviews/contract/review.wire';
import { wiki } from '../../../support/server/fixtures';
import type { TestApp, TestClient } from '../../../support/server/server';

export const REVIEWS = '/dashboard/api/x/reviews';
export const admin = { name: 'Test admin', mail: 'admin@example.org' };
export const viewer = { name: 'Test viewer', mail: 'viewer@example.org' };

export const wanted = (over: Partial<ReviewStart> = {}): ReviewStart => ({
  title: 'Review of 2026',
  dueOn: '2999-12-31',
  givenTo: admin,
  ...over,
});

const json = { 'content-type': 'application/json' };

/** The caller of each answer. */
const callers = new WeakMap<object, TestClient>();

export async function send(
  client: TestClient,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await client.call('POST', `${REVIEWS}${path}`, JSON.stringify(body), {
    ...json,
    ...headers,
  });
  callers.set(response, client);
  return response;
}

/** Starts a review, and returns it as the server sends it. */
export async function started(client: TestClient, over: Partial<ReviewStart> = {}): Promise<Review> {
  return payloadOf(await send(client, '', wanted(over)));
}

/** Returns the review that a call has changed, as the caller sees it now. */
export async function payloadOf(response: Awaited<ReturnType<TestClient['get']>>): Promise<Review> {
  const client = callers.get(response);
  if (response.statusCode !== 200 || !client) throw new Error(`${response.statusCode}: ${response.body}`);
  return seen(client, response.json<{ payload: { id: string } }>().payload);
}

export async function seen(client: TestClient, { id }: Pick<Review, 'id'>): Promise<Review> {
  const response = await client.get(`${REVIEWS}/${id}`);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json<{ payload: Review }>().payload;
}

export function rowOf({ rows }: Review, service = wiki): ReviewRow {
  const row = rows.find((one) => one.service === service);
  if (!row) throw new Error(`${service} is not in the review`);
  return row;
}

/** Says something of a row as it is seen; `over` replaces what is said. */
export function say(client: TestClient, review: Review, word: object, service = wiki) {
  const { id: row, revision } = rowOf(review, service);
  return send(client, `/${review.id}/verdicts`, { row, revision, ...word });
}

export const step = (client: TestClient, { id }: Review, body: object) => send(client, `/${id}/steps`, body);

export const mails = ({ database }: TestApp) =>
  database.read.selectFrom('mail').selectAll().orderBy('id').execute();
