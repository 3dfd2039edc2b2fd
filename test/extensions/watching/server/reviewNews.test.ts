/**
 * People who watch connections get news that reviews are due, and one e-mail about each (REQUIREMENTS 471,
 * 472).
 */
import { remindNext } from '../../../../server/extensions/reviews/reminders';
import { databaseMailer } from '../../../../server/modules/mail/mailer';
import { writeNext } from '../../../../server/extensions/watching/digest';
import { writeLateReviews } from '../../../../server/extensions/watching/news/lateReviews';
import { wiki } from '../../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';
import type { Watched } from '../../../../src/extensions/watching/contract/watching.wire';
import {
  admin as leaderIn,
  mails,
  say,
  started,
  step,
  viewer as viewerIn,
} from '../../reviews/server/reviewing';
import { change, watch, watchingOf } from './watching';

const DAY = 24 * 3_600_000;
const START = Date.parse('2026-03-04T10:00:00Z');
let time = START;
const now = () => new Date(time);
let server: TestApp;
let leader: TestClient;
let colleague: TestClient;

/** Logins end long before a review does. */
async function logIn(): Promise<void> {
  leader = await server.as('admin');
  colleague = await server.as('viewer');
}

beforeAll(async () => {
  server = await startTestApp({ now, settings: { STATS_TIME_ZONE: 'Europe/Amsterdam' } });
});
beforeEach(async () => {
  time = START;
  await server.database.reset();
  await logIn();
});
afterAll(() => server.close());

const connections: Watched = { kind: 'connections', object: '' };
const needs = () => ({ ...server, mailer: databaseMailer(server.config), now });
async function passTo(moment: number): Promise<void> {
  time = moment;
  await Promise.all([remindNext(needs()), remindNext(needs())]);
}
const reviewsOf = async (client: TestClient) =>
  (await watchingOf(client)).news.map(({ kind, review }) => [kind, review?.day, review?.open]);
const late = (at: number) => server.database.transaction((tx) => writeLateReviews(tx, new Date(at)));

test('an end in 14, 7 and 1 days is reported to those who lead it and who have decisions left', async () => {
  for (const client of [leader, colleague, await server.as('member')]) await watch(client, connections);
  const review = await started(leader, { dueOn: '2026-03-31', givenTo: viewerIn });
  const daysLeft: number[] = [];
  for (let day = 0; day < 30; day += 1) {
    await passTo(START + day * DAY);
    const all = await server.database.read.selectFrom('news').select('number').execute();
    if (all.length > daysLeft.length) daysLeft.push(27 - day);
  }
  expect(daysLeft).toEqual([14, 7, 1]);
  await logIn();
  for (const client of [leader, colleague]) expect(await reviewsOf(client)).toEqual([]);
  time = Date.parse('2026-03-31T20:00:00Z');
  await logIn();
  // On its last day; of its steps the last one is shown.
  for (const client of [leader, colleague])
    expect(await reviewsOf(client)).toEqual([['reviewEnds', '2026-03-31', 1]]);
  expect(await reviewsOf(await server.as('member'))).toEqual([]);
  await say(colleague, review, { action: 'keep' });
  for (const client of [leader, colleague]) expect(await reviewsOf(client)).toEqual([]);
});

test('a person who watches a service alone learns that it is theirs to decide', async () => {
  await watch(colleague, { kind: 'service', object: wiki, type: 'saml20_sp' });
  await watch(leader, { kind: 'service', object: wiki, type: 'saml20_sp' });
  await started(leader, { dueOn: '2026-03-31', givenTo: viewerIn });
  await passTo(START + 20 * DAY);
  await logIn();
  expect(await reviewsOf(colleague)).toEqual([['reviewEnds', '2026-03-31', 1]]);
  expect(await reviewsOf(leader)).toEqual([]);
});

test('a person who got a reminder by mail has it in no digest; the leader of the review has', async () => {
  for (const client of [leader, colleague]) {
    await watch(client, connections);
    await change(client, { action: 'digest', rhythm: 'daily' });
  }
  await started(leader, { dueOn: '2026-03-31', givenTo: viewerIn });
  await passTo(START + 20 * DAY);
  time += DAY;
  while (await writeNext(needs())) continue;
  const sent = (await mails(server)).map(({ kind, recipients }) => [kind, recipients[0]?.address]);
  expect(sent).toEqual([
    ['review', viewerIn.mail],
    ['review', viewerIn.mail],
    ['digest', leaderIn.mail],
  ]);
  expect((await mails(server))[2]?.plain_text).toContain(
    '* The review “Review of 2026” ends on 31 March 2026: 1 service has no decision yet',
  );
});

test('a last review of more than a year ago is reported to admins once a year, until another starts', async () => {
  for (const client of [leader, colleague]) await watch(client, connections);
  expect(await late(START + 400 * DAY)).toBe(0);
  const review = await started(leader, { dueOn: '2026-03-31' });
  expect(await late(START + 400 * DAY)).toBe(0);
  await say(leader, review, { action: 'keep' });
  expect((await step(leader, review, { action: 'close', left: 0 })).statusCode).toBe(200);
  expect(await late(START + 365 * DAY)).toBe(0);
  expect([await late(START + 366 * DAY), await late(START + 367 * DAY)]).toEqual([1, 0]);
  expect(await reviewsOf(leader)).toEqual([['reviewLate', '2026-03-04', 0]]);
  expect(await reviewsOf(colleague)).toEqual([]);
  time += DAY;
  await logIn();
  await started(leader);
  expect(await reviewsOf(leader)).toEqual([]);
});
