/** Participants have the name of their login, and cannot be named by others (REQUIREMENTS 446, 449). */
import { sql } from 'kysely';
import type { Review } from '../../../../src/extensions/reviews/contract/review.wire';
import { principalOf } from '../../../support/server/personas';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';
import { admin, payloadOf, REVIEWS, rowOf, say, seen, started, step, viewer } from './reviewing';

let server: TestApp;
let leader: TestClient;
let colleague: TestClient;
let review: Review;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.database.reset();
  leader = await server.as('admin');
  colleague = await server.as('viewer');
  review = await started(leader);
});
afterAll(() => server.close());

const nick = (name: string) => ({ mail: viewer.mail, name });
const give = async (to: object) =>
  payloadOf(await step(leader, await seen(leader, review), { action: 'give', rows: [rowOf(review).id], to }));
const ask = async (client: TestClient, asked: object) =>
  payloadOf(await say(client, await seen(client, review), { action: 'ask', question: 'Who?', asked }));
const nameOfViewer = async () =>
  (
    await server.database.read
      .selectFrom('review_person')
      .select('name')
      .where('review_id', '=', review.id)
      .where('mail', '=', viewer.mail)
      .executeTakeFirst()
  )?.name;

/** The names that people give the viewer, one after the other, and the resulting name. */
test.each([
  ['given by an address alone', [() => give(nick(''))], viewer.mail],
  ['given by a name', [() => give(nick('Vi'))], 'Vi'],
  [
    'given again by another name',
    [() => give(nick('Vi')), () => give(admin), () => give(nick('Vic'))],
    'Vic',
  ],
  ['given again by an address alone', [() => give(nick('Vi')), () => give(nick(''))], 'Vi'],
  [
    'asked by another name',
    [() => give(nick('Vi')), () => give(admin), () => ask(leader, nick('Mr X'))],
    'Vi',
  ],
  [
    'given by another name after a word of theirs',
    [() => give(nick('Vi')), () => ask(colleague, nick('Mr X')), () => give(admin), () => give(nick('Vic'))],
    'Test viewer',
  ],
] as const)('the name of a person who is %s', async (_title, steps, name) => {
  for (const take of steps) await take();
  expect(await nameOfViewer()).toBe(name);
});

test('the signed report names by their logins the people who led, judged, asked and answered', async () => {
  await give(nick('Vi'));
  await ask(colleague, { name: 'The boss', mail: admin.mail });
  await say(leader, await seen(leader, review), { action: 'answer', answer: 'We' });
  await say(colleague, await seen(colleague, review), { action: 'keep' });
  await payloadOf(await step(leader, review, { action: 'close', left: 0 }));
  const report = (await leader.get(`${REVIEWS}/${review.id}/report`)).json();
  expect(report.rows[0]).toMatchObject({
    givenTo: viewer,
    question: { asked: admin, by: viewer.name, answer: { by: admin.name } },
    verdict: { by: viewer.name },
  });
});

test('after the first word only the login that has spoken is recognised by an address (REQUIREMENTS 446)', async () => {
  const login = principalOf('viewer', 2, new Date());
  await give(viewer);
  await payloadOf(await say(colleague, await seen(colleague, review), { action: 'keep' }));
  const become = (over: object) =>
    server.database.transaction((tx) =>
      tx
        .updateTable('session')
        .set({ data: sql`data || ${JSON.stringify(over)}::jsonb` })
        .where(sql<boolean>`data ->> 'email' = ${viewer.mail}`)
        .execute(),
    );
  for (const over of [
    { uid: 'another', displayName: 'Imposter' },
    { uid: login.uid, issuer: 'https://other.example' },
  ]) {
    await become(over);
    const page = await seen(colleague, review);
    expect(rowOf(page)).toMatchObject({ mine: false, verdict: { by: viewer.name } });
    expect((await say(colleague, page, { action: 'end' })).statusCode).toBe(403);
    expect(await nameOfViewer()).toBe(viewer.name);
  }
  await become({ issuer: login.issuer });
  const again = await payloadOf(await say(colleague, await seen(colleague, review), { action: 'keep' }));
  expect(rowOf(again)).toMatchObject({ mine: true });
});
