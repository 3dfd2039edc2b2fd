/** People are reminded of what they have not looked at, each time once (REQUIREMENTS 455). */
import { remindNext } from '../../../../server/extensions/reviews/reminders';
import { databaseMailer } from '../../../../server/modules/mail/mailer';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';
import { problemIn } from '../../../server/settings/changing';
import { mails, payloadOf, REVIEWS, rowOf, say, seen, started, step, viewer } from './reviewing';

const DAY = 24 * 3_600_000;
const START = Date.parse('2026-03-04T10:00:00Z');
let time = START;
const now = () => new Date(time);
let server: TestApp;
let leader: TestClient;

beforeAll(async () => {
  server = await startTestApp({ now, settings: { STATS_TIME_ZONE: 'Europe/Amsterdam' } });
});
beforeEach(async () => {
  time = START;
  await server.database.reset();
});
afterAll(() => server.close());

const needs = () => ({ ...server, mailer: databaseMailer(server.config), now });
/** Looks once a day, twice, and returns the days before the end on which a person was reminded. */
async function remindedOn(end: string, days: number): Promise<number[]> {
  const on: number[] = [];
  for (let day = 0; day < days; day += 1, time += DAY) {
    const left = Math.round((Date.parse(end) - Date.parse(now().toISOString().slice(0, 10))) / DAY);
    const reminded = [await remindNext(needs()), await remindNext(needs())].filter(Boolean);
    on.push(...reminded.map(() => left));
  }
  return on;
}

test('14, 7 and 1 days before the end, in the language of the person who has services left', async () => {
  leader = await server.as('admin');
  const review = await started(leader, { dueOn: '2026-03-31', givenTo: viewer });
  const dutch = await server.as('viewer');
  const { id: row, revision } = rowOf(review);
  await dutch.call(
    'POST',
    `${REVIEWS}/${review.id}/verdicts?language=nl`,
    JSON.stringify({ action: 'ask', row, revision, question: 'Wie?', asked: viewer }),
    { 'content-type': 'application/json' },
  );
  expect(await remindedOn('2026-03-31', 32)).toEqual([14, 7, 1]);
  const letters = (await mails(server)).slice(1);
  expect(letters.map(({ language, subject }) => [language, subject])).toEqual(
    [14, 7, 1].map(() => ['nl', 'Review of 2026: nog 1 dienst te beoordelen']),
  );
  expect(letters[0]?.plain_text).toContain('31 maart 2026');
});

test('a person who got a review six days before its end is reminded on the last day alone', async () => {
  leader = await server.as('admin');
  await started(leader, { dueOn: '2026-03-10', givenTo: viewer });
  expect(await remindedOn('2026-03-10', 8)).toEqual([1]);
});

test('a server that was down reminds once of what is due, and not of what is over', async () => {
  leader = await server.as('admin');
  await started(leader, { dueOn: '2026-04-30', givenTo: viewer });
  time = Date.parse('2026-04-27T10:00:00Z');
  expect(await remindedOn('2026-04-30', 1)).toEqual([3]);
  time = Date.parse('2026-05-02T10:00:00Z');
  expect(await remindedOn('2026-04-30', 2)).toEqual([]);
});

test('no one is reminded once all is judged, nor by two servers at once', async () => {
  leader = await server.as('admin');
  const review = await started(leader, { dueOn: '2026-03-31' });
  time = START + 20 * DAY;
  await Promise.all([remindNext(needs()), remindNext(needs())]);
  expect(await mails(server)).toHaveLength(1);
  await say(await server.as('admin'), review, { action: 'keep' });
  expect(await remindedOn('2026-03-31', 8)).not.toContain(14);
  expect(await mails(server)).toHaveLength(1);
});

test('an admin reminds now, but not again within ten minutes', async () => {
  leader = await server.as('admin');
  const review = await started(leader, { dueOn: '2026-03-31', givenTo: viewer });
  const reminded = await payloadOf(await step(leader, review, { action: 'remind' }));
  expect(reminded.remindedAt).toBe(now().toISOString());
  const again = await step(leader, review, { action: 'remind' });
  expect([again.statusCode, problemIn(again)]).toEqual([409, 'already-sent']);
  expect((await mails(server)).map(({ subject }) => subject)).toEqual([
    'Review of 2026: 1 service to review',
    'Review of 2026: 1 service is still to be reviewed',
  ]);
  time += 11 * 60_000;
  expect((await step(leader, await seen(leader, review), { action: 'remind' })).statusCode).toBe(200);
});
