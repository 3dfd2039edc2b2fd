/** The people that a reviewer may ask, and how often they get an e-mail (REQUIREMENTS 449). */
import { sql } from 'kysely';
import type { Authority } from '../../../../src/contracts/wire/enumerations';
import { north, south } from '../../../support/server/fixtures';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { problemIn } from '../../../server/settings/changing';
import { admin, mails, payloadOf, say, seen, started, step, viewer } from './reviewing';

let time = Date.parse('2026-03-04T10:00:00Z');
const now = () => new Date(time);
const holder = { name: 'Ann Bee', mail: 'ann@example.org' };
const elsewhere = { name: 'Cleo Dee', mail: 'cleo@example.org' };
const stranger = { name: 'Anybody', mail: 'anybody@example.com' };
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now });
});
beforeEach(async () => {
  time = Date.parse('2026-03-04T10:00:00Z');
  await server.database.reset();
  await server.database.transaction((tx) =>
    tx
      .insertInto('demo_person')
      .values([hired('Ann Bee', north), hired('Cleo Dee', south)])
      .execute(),
  );
});
afterAll(() => server.close());

function hired(name: string, institution: string) {
  const [given_name = '', sur_name = ''] = name.split(' ');
  const authorities: Authority[] = ['ROLE_DASHBOARD_ADMIN'];
  return {
    ...{ subject: `${given_name}-${sur_name}`, given_name, sur_name },
    email: `${given_name}@Example.org`,
    institution_entity_id: institution,
    authorities: JSON.stringify(authorities),
    ...{ level: 2, position: 1 },
  };
}

const questionFor = (asked: object, question = 'Who uses it?') => ({ action: 'ask', question, asked });
const receivers = async () =>
  (await mails(server)).flatMap(({ subject, recipients }) =>
    subject.includes('question') ? recipients.map(({ address }) => address) : [],
  );

/** The people that a person may ask about a service that is assigned to them. */
test.each([
  ['viewer', 'a colleague', holder, 200],
  ['viewer', 'one who takes part', admin, 200],
  ['viewer', 'themselves', viewer, 200],
  ['viewer', 'somebody of another institution', elsewhere, 403],
  ['viewer', 'a stranger', stranger, 403],
  ['admin', 'a colleague', holder, 200],
  ['admin', 'a stranger', stranger, 200],
] as const)('a %s who asks %s', async (who, _title, asked, status) => {
  const own = who === 'viewer' ? viewer : admin;
  const leader = await server.as('admin');
  const review = await started(leader);
  const client = await server.as(who);
  await server.database.transaction(async (tx) => {
    const person = { review_id: review.id, ...own, language: 'en' };
    await tx
      .insertInto('review_person')
      .values(person)
      .onConflict((one) => one.doNothing())
      .execute();
    await tx.updateTable('review_row').set({ given_to: own.mail }).execute();
  });
  const response = await say(client, await seen(client, review), questionFor(asked));
  expect(response.statusCode).toBe(status);
  if (status === 403) expect(problemIn(response)).toBe('forbidden');
  expect(await receivers()).toEqual(status === 200 && asked.mail !== own.mail ? [asked.mail] : []);
  const after = await seen(client, review);
  expect(after.rows[0]?.question?.asked.mail).toBe(status === 200 ? asked.mail : undefined);
});

test('a colleague who is asked has the name that the institution knows', async () => {
  const review = await started(await server.as('admin'), { givenTo: viewer });
  const client = await server.as('viewer');
  const afterQuestion = await payloadOf(
    await say(client, review, questionFor({ ...holder, name: 'Somebody Else' })),
  );
  expect(afterQuestion.rows[0]?.question?.asked).toEqual(holder);
});

test('a person who has not answered gets a mail once an hour about a service, and again after an answer', async () => {
  const review = await started(await server.as('admin'), { givenTo: admin });
  let client = await server.as('admin');
  const ask = async (question: string) => {
    client = await server.as('admin');
    return say(client, await seen(client, review), questionFor(viewer, question));
  };
  for (const [minutes, count] of [
    [0, 1],
    [5, 1],
    [50, 1],
    [61, 2],
  ] as const) {
    time += minutes * 60_000;
    expect((await ask(`After ${minutes}`)).statusCode).toBe(200);
    expect([minutes, await receivers()]).toEqual([minutes, Array.from({ length: count }, () => viewer.mail)]);
    expect((await seen(client, review)).rows[0]?.question?.text).toBe(`After ${minutes}`);
  }
  const colleague = await server.as('viewer');
  await say(colleague, await seen(colleague, review), { action: 'answer', answer: 'The library' });
  await ask('All of it?');
  expect(await receivers()).toHaveLength(3);
});

test('services given back and forth cause one mail for each address in ten minutes; the next has the sum', async () => {
  const leader = await server.as('admin');
  const review = await started(leader);
  await server.database.transaction((tx) =>
    tx
      .insertInto('review_row')
      .values(
        Array.from({ length: 3 }, (_, index) => ({
          ...{ review_id: review.id, service_entity_id: `https://sp${index}.example`, given_to: admin.mail },
          service_type: 'saml20_sp' as const,
        })),
      )
      .execute(),
  );
  const give = async (count: number, to: object) => {
    const { rows } = await seen(leader, review);
    const own = rows.filter(({ givenTo }) => givenTo.mail !== (to as { mail: string }).mail);
    const body = { action: 'give', rows: own.slice(0, count).map(({ id }) => id), to };
    expect((await step(leader, review, body)).statusCode).toBe(200);
  };
  const sentMails = async () =>
    (await mails(server)).map(({ recipients, subject, created_at: at }) =>
      [
        recipients[0]?.address.split('@')[0],
        / (\d) service/.exec(subject)?.[1],
        (at.getTime() - time) / 60_000,
      ].join(' '),
    );
  await give(1, viewer);
  expect(await sentMails()).toEqual(['viewer 1 0']);
  for (let round = 0; round < 3; round += 1) {
    await give(2, stranger);
    await give(2, viewer);
  }
  await give(1, viewer);
  expect(await sentMails()).toEqual(['viewer 1 0', 'anybody 2 0', 'anybody 2 10', 'viewer 3 10']);
  time += 30 * 60_000;
  await give(1, stranger);
  expect((await sentMails()).at(-1)).toBe('anybody 1 0');
});

test('reviews of an institution cause no more than 500 mails within a day', async () => {
  const leader = await server.as('admin');
  const review = await started(leader);
  const { rows } = await seen(leader, review);
  await sql`insert into mail (message_id, kind, state, language, recipients, copies, subject, plain_text, html,
      institution_entity_id, created_at, due_at)
    select number::text, 'review', 'sent', 'en', '[]', '[]', '', '', '', ${north}, ${now()}, ${now()}
    from generate_series(1, 500) as number`.execute(server.database.read);
  const give = () => step(leader, review, { action: 'give', rows: rows.map(({ id }) => id), to: stranger });
  for (const response of [
    await give(),
    await step(leader, review, { action: 'remind' }),
    await say(leader, review, questionFor(stranger)),
  ])
    expect(response.statusCode).toBe(429);
  await sql`update mail set created_at = created_at - interval '25 hours'`.execute(server.database.read);
  expect((await give()).statusCode).toBe(200);
});
