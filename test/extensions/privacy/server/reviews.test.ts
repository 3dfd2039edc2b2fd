/**
 * People who took part in a review of connections can be removed from it, and all are after their time
 * (REQUIREMENTS 453).
 */
import { sql } from 'kysely';
import { MODULES } from '../../../../server/modules';
import { findWho, personalDataOf } from '../../../../server/platform/people/personalData';
import { north, wiki } from '../../../support/server/fixtures';
import { requestService } from '../../wishes/server/wishing';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { admin, payloadOf, rowOf, say, seen, started, step, viewer } from '../../reviews/server/reviewing';

let server: TestApp;
const reviews = personalDataOf(MODULES).find(({ kind }) => kind === 'reviews');

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

/** An admin manages, judges and answers, and a viewer judges and asks; both leave texts. */
async function closedReview() {
  const leader = await server.as('admin');
  const colleague = await server.as('viewer');
  const review = await started(leader, { givenTo: viewer });
  const word = async (client: typeof leader, comment: object) =>
    payloadOf(await say(client, await seen(client, review), comment));
  await word(colleague, { action: 'ask', question: 'Does Test admin use it?', asked: admin });
  await word(leader, { action: 'answer', answer: 'Test admin and Test viewer do' });
  await word(colleague, { action: 'keep', remark: 'Seen by admin@example.org' });
  return payloadOf(await step(leader, review, { action: 'close', left: 0 }));
}

/** All that is stored of reviews, as text. */
async function stored(): Promise<string> {
  const { rows } = await sql<{ row: string }>`select to_jsonb(review)::text as row from review
    union all select to_jsonb(review_person)::text from review_person
    union all select to_jsonb(review_row)::text from review_row`.execute(server.database.read);
  return rows.map(({ row }) => row).join('\n');
}

const found = async (traces: readonly string[]) => {
  const text = await stored();
  return traces.filter((trace) => text.includes(trace));
};

const take = (mail: string, how: { readonly name: string; readonly texts: boolean }) =>
  server.database.transaction(async (tx) => reviews?.forget?.(tx, await findWho(tx, MODULES, { mail }), how));
const end = () =>
  server.database.transaction(async (tx) => reviews?.end?.(tx, new Date(Date.now() + 60_000), 100));

const bothPeople = [admin, viewer].flatMap(({ name, mail }) => [
  `"${name}"`,
  `"${mail}"`,
  `person:example:${mail.split('@')[0]}`,
]);

test.each([
  ['nobody', []],
  ['the person who led', [admin.mail]],
  ['the person who judged', [viewer.mail]],
  ['everybody', [admin.mail, viewer.mail]],
])('after %s was removed, the retention of the others ends theirs, once', async (_title, gone) => {
  await closedReview();
  for (const mail of gone) await take(mail, { name: '—', texts: true });
  const someoneIsLeft = gone.length < 2;
  expect((await found(bothPeople)).length > 0).toBe(someoneIsLeft);
  expect(await end()).toBe(someoneIsLeft ? 1 : 0);
  expect(await found(bothPeople)).toEqual([]);
  expect(await end()).toBe(0);
});

const TEXTS = ['Does Test admin use it?', 'Test admin and Test viewer do', 'Seen by admin@example.org'];

test('texts are removed with the names, since they may contain names', async () => {
  await closedReview();
  expect(await found(TEXTS)).toEqual(TEXTS);
  await end();
  expect(await found(TEXTS)).toEqual([]);
  expect(await stored()).not.toMatch(/Test (admin|viewer)|example\.org"/);
});

/** The remaining texts of the question, the answer and the remark. */
test.each([
  ['erased', admin, { name: '—', texts: true }, ['—', '—', 'Seen by —']],
  ['erased', viewer, { name: '—', texts: true }, ['—', 'Test admin and — do', '']],
  [
    'kept as #1',
    admin,
    { name: '#1', texts: false },
    ['Does #1 use it?', '#1 and Test viewer do', 'Seen by #1'],
  ],
  [
    'kept as #1',
    viewer,
    { name: '#1', texts: false },
    ['Does Test admin use it?', 'Test admin and #1 do', 'Seen by admin@example.org'],
  ],
])(
  'a person who is %s (%j) is in no text of anybody, nor in the report',
  async (_title, { mail, name }, how, left) => {
    const { id } = await closedReview();
    await take(mail, how);
    const row = await server.database.read
      .selectFrom('review_row')
      .select(['question', 'answer', 'remark'])
      .where('review_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row.question, row.answer, row.remark]).toEqual(left);
    expect(await found([name, mail])).toEqual([]);
  },
);

test.each([
  ['erased', { name: '—', texts: true }, '—'],
  ['kept as #1', { name: '#1', texts: false }, 'Ask #1'],
])('an answer to a wish does not name an administrator who is %s', async (_title, how, left) => {
  await server.as('admin');
  await server.database.transaction((tx) =>
    tx
      .insertInto('wish')
      .values({
        ...{ institution_entity_id: north, service_entity_id: wiki, service_type: 'saml20_sp' },
        ...{ person: '["i","s"]', user_name: 'Sam', user_mail: 'sam@example.org', language: 'en' },
        ...{ reason: 'Please', asked_at: new Date(), answered_at: new Date() },
        ...{ answer: 'Ask Test admin', answered_by: 'Test admin' },
      })
      .execute(),
  );
  const wishes = personalDataOf(MODULES).find(({ kind }) => kind === 'wishes');
  await server.database.transaction(async (tx) =>
    wishes?.forget?.(tx, await findWho(tx, MODULES, { mail: admin.mail }), how),
  );
  const wish = await server.database.read
    .selectFrom('wish')
    .select(['answer', 'answered_by', 'user_name'])
    .executeTakeFirst();
  expect(wish).toEqual({ answer: left, answered_by: how.name, user_name: 'Sam' });
});

test('the words of a person about a connection are exported after it was given to another person', async () => {
  const leader = await server.as('admin');
  const colleague = await server.as('viewer');
  const review = await started(leader, { givenTo: viewer });
  await say(colleague, review, { action: 'keep', remark: 'We teach with it' });
  const { id } = rowOf(await seen(leader, review));
  await step(leader, review, { action: 'give', rows: [id], to: { name: '', mail: 'other@example.org' } });
  const storedReviews = async ({ mail }: typeof admin) =>
    reviews?.find?.(server.database.read, await findWho(server.database.read, MODULES, { mail }));
  const comment = { service: wiki, verdict: 'keep', remark: 'We teach with it' };
  expect(await storedReviews(viewer)).toMatchObject([
    { mail: viewer.mail, started: false, closed: false, services: [comment] },
  ]);
  expect(await storedReviews(admin)).toMatchObject([{ mail: admin.mail, started: true, services: [] }]);
});

const noLogins = () => server.database.transaction((tx) => tx.deleteFrom('session').execute());

test.each([admin, viewer])(
  'an address alone finds all words of $name, long after their login',
  async ({ name, mail }) => {
    await closedReview();
    await noLogins();
    const traces = [name, mail, `person:example:${mail.split('@')[0]}`];
    expect(await found(traces)).toEqual(traces);
    await take(mail, { name: '—', texts: true });
    expect(await found(traces)).toEqual([]);
  },
);

test('a name that others gave to an address finds no other person', async () => {
  const leader = await server.as('admin');
  await started(leader, { givenTo: { name: admin.name, mail: viewer.mail } });
  expect(await findWho(server.database.read, MODULES, { mail: viewer.mail })).toMatchObject({
    names: [],
    uids: [],
  });
});

test('an address alone finds the login and the name of the person who has asked for a service', async () => {
  const member = await server.as('member');
  await requestService(member);
  await noLogins();
  expect(await findWho(server.database.read, MODULES, { mail: 'member@example.org' })).toMatchObject({
    persons: [JSON.stringify(['https://issuer.example', 'member'])],
    names: ['Test member'],
    institutions: [north],
  });
});
