/** An institution looks at its connections (REQUIREMENTS 445 to 456). */
import { mail, north, south, wiki } from '../../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';
import { problemIn } from '../../../server/settings/changing';
import {
  admin,
  mails,
  payloadOf,
  REVIEWS,
  rowOf,
  say,
  seen,
  send,
  started,
  step,
  viewer,
  wanted,
} from './reviewing';

const now = () => new Date('2026-03-04T10:00:00Z');
let server: TestApp;
let leader: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  server = await startTestApp({ now });
});
beforeEach(async () => {
  await server.database.reset();
  leader = await server.as('admin');
  colleague = await server.as('viewer');
});
afterAll(() => server.close());

const kinds = async () =>
  (
    await server.database.read
      .selectFrom('audit_entry')
      .select(['kind', 'institution'])
      .orderBy('number')
      .execute()
  )
    .filter(({ kind }) => /^(review|changes)\./.test(kind))
    .map(({ kind, institution }) => [kind, institution]);

test('an admin starts a review of all connected services, which colleagues read with the facts of each (REQUIREMENTS 445)', async () => {
  const review = await started(leader);
  expect(review).toMatchObject({
    title: 'Review of 2026',
    dueOn: '2999-12-31',
    services: 1,
    done: 0,
    signed: false,
  });
  expect(review.people).toEqual([{ ...admin, services: 1, done: 0 }]);
  expect(rowOf(review)).toMatchObject({
    serviceName: 'wiki.example',
    connected: true,
    mine: true,
    revision: 0,
    facts: {
      attributes: ['urn:mace:dir:attribute-def:mail'],
      level: '',
      multiFactor: '',
      consent: 'MINIMAL_CONSENT',
    },
  });
  expect(rowOf(await seen(colleague, review))).toMatchObject({ mine: false, givenTo: admin });
  expect(await mails(server)).toEqual([]);
  expect(await kinds()).toEqual([['review.started', north]]);
});

test('an institution has one open review at a time, regardless of who starts it, and another institution has its own', async () => {
  const responses = await Promise.all([
    send(leader, '', wanted()),
    send(await server.as('admin'), '', wanted()),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = responses.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map(problemIn)).toEqual(['review-changed']);
  const review = await payloadOf(
    responses.find(({ statusCode }) => statusCode === 200) ?? (responses[0] as never),
  );
  const elsewhere = await server.as('southAdmin');
  expect((await elsewhere.get(REVIEWS)).json<{ payload: object }>().payload).toEqual({ reviews: [] });
  for (const path of ['', '/report', '/signature'])
    expect((await elsewhere.get(`${REVIEWS}/${review.id}${path}`)).statusCode).toBe(404);
  expect((await step(elsewhere, review, { action: 'remind' })).statusCode).toBe(404);
  expect((await say(elsewhere, review, { action: 'keep' })).statusCode).toBe(404);
  expect(south).not.toBe(north);
});

test.each([
  ['a day that is over', { dueOn: '2026-03-03' }],
  ['an invalid day', { dueOn: '2026-13-01' }],
  ['a day that its month does not have', { dueOn: '2027-02-31' }],
  ['a leap day of another year', { dueOn: '2027-02-29' }],
  ['a title of blanks', { title: '  ' }],
  ['a service that is not connected', { services: [{ service: mail, serviceType: 'saml20_sp' }] }],
  ['a person without an address', { givenTo: { name: 'Sam', mail: 'sam' } }],
])('%s is refused, and nothing is started', async (_title, over) => {
  const refused = await send(leader, '', { ...wanted(), ...over });
  expect([refused.statusCode, problemIn(refused)]).toEqual([400, 'validation']);
  expect((await leader.get(REVIEWS)).json<{ payload: object }>().payload).toEqual({ reviews: [] });
});

/** Statuses of start, step, verdict on a row of the admin, and reading. */
test.each([
  ['guest', [403, 403, 403, 403]],
  ['member', [403, 403, 403, 403]],
  ['viewer', [403, 403, 403, 200]],
  ['superUser', [403, 403, 403, 403]],
  ['superUserAsViewer', [403, 403, 403, 200]],
  ['superUserAsAdmin', [409, 200, 403, 200]],
  ['admin', [409, 200, 200, 200]],
] as const)('%s may start, lead, judge and read according to the table', async (who, statuses) => {
  const review = await started(leader);
  const client = await server.as(who);
  const responses = [
    await send(client, '', wanted()),
    await step(client, review, { action: 'give', rows: [rowOf(review).id], to: admin }),
    await say(client, review, { action: 'keep' }),
    await client.get(`${REVIEWS}/${review.id}`),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(statuses);
});

test('a login that is too weak neither starts nor judges', async () => {
  const review = await started(leader);
  const weak = await server.as('admin', { level: 1 });
  for (const response of [
    await say(weak, review, { action: 'keep' }),
    await step(weak, review, { action: 'remind' }),
  ])
    expect([response.statusCode, problemIn(response)]).toEqual([403, 'insufficient-user-authentication']);
});

test('a colleague gets services with a mail in their language, and judges theirs (REQUIREMENTS 446)', async () => {
  const review = await started(leader);
  const given = await payloadOf(
    await step(leader, review, { action: 'give', rows: [rowOf(review).id], to: viewer }),
  );
  expect(given.people).toEqual([{ ...viewer, services: 1, done: 0 }]);
  const [letter] = await mails(server);
  expect(letter).toMatchObject({
    kind: 'review',
    language: 'en',
    recipients: [{ name: viewer.name, address: viewer.mail }],
    subject: 'Review of 2026: 1 service to review',
  });
  expect(letter?.plain_text).toContain(`/reviews/${review.id}?show=mine&from=mail`);
  expect((await say(leader, given, { action: 'keep' })).statusCode).toBe(403);
  const storedReviews = await payloadOf(
    await say(colleague, given, { action: 'keep', remark: ' Used by all ' }),
  );
  expect(storedReviews).toMatchObject({ services: 1, done: 1 });
  expect(rowOf(storedReviews)).toMatchObject({
    mine: true,
    revision: 2,
    verdict: { kind: 'keep', remark: 'Used by all', by: 'Test viewer', at: now().toISOString() },
  });
});

test('the audit trail records who had which service before, and who has it now', async () => {
  const review = await started(leader);
  await server.database.transaction((tx) =>
    tx
      .insertInto('review_row')
      .values({
        ...{ review_id: review.id, service_entity_id: mail, service_type: 'saml20_sp' },
        given_to: viewer.mail,
      })
      .execute(),
  );
  const rows = (await seen(leader, review)).rows.map(({ id }) => id);
  const other = { name: '', mail: 'other@example.org' };
  await step(leader, review, { action: 'give', rows, to: viewer });
  await step(leader, review, { action: 'give', rows, to: other });
  const entries = await server.database.read
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('kind', '=', 'review.stepped')
    .orderBy('number')
    .execute();
  expect(entries.map((entry) => [JSON.parse(entry.before ?? ''), JSON.parse(entry.after ?? '')])).toEqual([
    [
      { rows: [{ service: wiki, givenTo: admin.mail }] },
      { action: 'give', services: 1, givenTo: viewer.mail, rows: [wiki] },
    ],
    [
      {
        rows: [
          { service: wiki, givenTo: viewer.mail },
          { service: mail, givenTo: viewer.mail },
        ],
      },
      { action: 'give', services: 2, givenTo: other.mail, rows: [wiki, mail] },
    ],
  ]);
});

test('changes since the last review are beside the service (REQUIREMENTS 450)', async () => {
  const first = await started(leader);
  await step(leader, await payloadOf(await say(leader, first, { action: 'keep' })), {
    action: 'close',
    left: 0,
  });
  await server.database.transaction((tx) =>
    tx
      .insertInto('level_setting')
      .values({
        institution_entity_id: north,
        service_entity_id: wiki,
        kind: 'mfa',
        level: 'https://refeds.org/profile/mfa',
      })
      .execute(),
  );
  const second = await started(leader, { title: 'Again' });
  expect(rowOf(second)).toMatchObject({
    facts: { multiFactor: 'https://refeds.org/profile/mfa' },
    last: { verdict: 'keep', facts: { multiFactor: '' } },
  });
  const listed = (await leader.get(REVIEWS)).json<{ payload: { reviews: { title: string }[] } }>().payload
    .reviews;
  expect(listed.map(({ title }) => title).sort()).toEqual(['Again', 'Review of 2026']);
});

test('a review is closed with the rest in the state that was seen, and is read-only then (REQUIREMENTS 451)', async () => {
  const review = await started(leader);
  const early = await step(leader, review, { action: 'close', left: 0 });
  expect([early.statusCode, problemIn(early)]).toEqual([409, 'review-changed']);
  const over = await payloadOf(await step(leader, review, { action: 'close', left: 1 }));
  expect(over).toMatchObject({ done: 0, services: 1, closedBy: 'Test admin', signed: true });
  expect((await leader.get(`${REVIEWS}/${over.id}/report`)).statusCode).toBe(200);
  for (const refused of [
    await say(leader, over, { action: 'keep' }),
    await step(leader, over, { action: 'remind' }),
    await step(leader, over, { action: 'give', rows: [rowOf(over).id], to: viewer }),
  ])
    expect([refused.statusCode, problemIn(refused)]).toEqual([409, 'review-changed']);
});
