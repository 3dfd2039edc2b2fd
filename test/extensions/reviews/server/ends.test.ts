/** Decisions in a review, the change set and the tickets do not diverge silently (REQUIREMENTS 447). */
import type { Review } from '../../../../src/extensions/reviews/contract/review.wire';
import { wiki } from '../../../support/server/fixtures';
import type { TestApp, TestClient } from '../../../support/server/server';
import { add, send as sendSet, SET, setOf } from '../../changeSets/server/gathering';
import { json, startWithDesk } from '../../../server/settings/changing';
import { payloadOf, REVIEWS, rowOf, say, seen, started, step } from './reviewing';

let server: TestApp;
let leader: TestClient;
let review: Review;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  leader = await server.as('admin');
  review = await started(leader);
});
afterAll(() => server.close());

const judge = async (action: 'keep' | 'end') =>
  rowOf(await payloadOf(await say(leader, await seen(leader, review), { action }))).verdict;
const end = () => judge('end');
const byHand = () => add(leader, { kind: 'disconnect', service: wiki, serviceType: 'saml20_sp' });
const ask = () =>
  leader.form('/dashboard/api/services/disconnect', {
    ...{ spEntityId: wiki, type: 'saml20_sp', comments: '', emailContactPerson: '' },
  });
const takeOut = async () => {
  const lines = (await setOf(leader)).lines.map(({ id }) => id);
  expect((await json(leader, `${SET}/removal`, { lines })).statusCode).toBe(200);
};
const sent = () => sendSet(leader);

/**
 * The state of the end of the connection before a reviewer says that it stays, and the resulting obstacle.
 */
test.each([
  ['nothing', [], undefined],
  ['an end', [end], undefined],
  ['an end whose line was taken out', [end, takeOut], undefined],
  ['an end whose line was sent', [end, sent], 'requested'],
  ['a line by hand', [byHand], 'gathered'],
  ['a line by hand before an end', [byHand, end], 'gathered'],
  ['a line by hand that was sent after an end', [byHand, end, sent], 'requested'],
  ['a request outside the set', [ask], 'requested'],
] as const)(
  'a person who keeps a connection after %s sees what contradicts it',
  async (_title, steps, obstacle) => {
    for (const take of steps) await take();
    expect((await judge('keep'))?.obstacle).toBe(obstacle);
    await step(leader, review, { action: 'close', left: 0 });
    const report = (await leader.get(`${REVIEWS}/${review.id}/report`)).json();
    expect(report.rows[0].verdict).toMatchObject({ kind: 'keep', ...(obstacle && { obstacle }) });
    expect('obstacle' in report.rows[0].verdict).toBe(obstacle !== undefined);
  },
);

/** The state of the end, and the number of lines in the set after a second request to end it. */
test.each([
  ['whose line exists', [end], undefined, 1],
  ['whose line was taken out', [end, takeOut], undefined, 1],
  ['whose line was replaced by hand', [end, takeOut, byHand], undefined, 1],
  ['whose line was sent', [end, sent], 'requested', 0],
] as const)('an end %s is stated again', async (_title, steps, obstacle, lines) => {
  for (const take of steps) await take();
  expect(await end()).toMatchObject({ kind: 'end' });
  expect(rowOf(await seen(leader, review)).verdict?.obstacle).toBe(obstacle);
  expect((await setOf(leader)).lines).toHaveLength(lines);
});

test('an end that was stated three times removes its one line if the connection stays', async () => {
  for (const take of [end, end, takeOut, end]) await take();
  expect(await judge('keep')).not.toHaveProperty('obstacle');
  expect((await setOf(leader)).lines).toEqual([]);
});
