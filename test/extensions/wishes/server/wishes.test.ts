/** People without rights ask their administrators for services, and are answered (decision 40). */
import { LONGEST_SENTENCE, MOST_PEOPLE } from '../../../../src/extensions/wishes/contract/wishes';
import { files, hidden, intranet, mail, south, wiki } from '../../../support/server/fixtures';
import type { TestApp, TestClient } from '../../../support/server/server';
import { add, send, SET, setOf } from '../../changeSets/server/gathering';
import { atDesk, json, problemIn, startWithDesk } from '../../../server/settings/changing';
import { atNorth, invitation, SEND, withPeople } from '../../../server/invitations/inviting';
import {
  answer,
  requestService,
  forFiles,
  forMail,
  mailed,
  ownOf,
  WISHES,
  wishesOf,
  withdraw,
} from './wishing';

let server: TestApp;
let member: TestClient;
let viewer: TestClient;
let admin: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  [member, viewer, admin, colleague] = await Promise.all([
    server.as('member'),
    server.as('viewer'),
    server.as('admin', { level: 3 }),
    server.as('admin', { level: 3 }),
  ]);
});
afterAll(() => server.close());

test('a member and a viewer ask for a service, and their administrators read both under it (REQUIREMENTS 435, 438)', async () => {
  expect((await requestService(member, { people: 40 })).json()).toMatchObject({ payload: { size: 1 } });
  await requestService(viewer, { reason: 'For the library' });
  expect(await wishesOf(admin)).toMatchObject({
    more: false,
    groups: [
      {
        service: mail,
        serviceName: 'mail.example',
        state: 'open',
        count: 2,
        people: 41,
        wishes: [
          { name: 'Test viewer', reason: 'For the library', state: 'open' },
          { name: 'Test member', reason: 'For our course', people: 40, state: 'open' },
        ],
      },
    ],
  });
  expect(await ownOf(member)).toMatchObject([{ service: mail, reason: 'For our course', state: 'open' }]);
});

test('a repeated wish is the same with other words, and can be withdrawn, once and twice (REQUIREMENTS 436)', async () => {
  await requestService(member, { people: 3 });
  await answer(admin, 'For how many?');
  expect((await requestService(member, { reason: 'For two courses' })).json()).toMatchObject({
    payload: { size: 1 },
  });
  const [wish] = await ownOf(member);
  expect(wish).toMatchObject({ reason: 'For two courses', state: 'open' });
  expect([wish?.people, wish?.answer]).toEqual([undefined, undefined]);
  for (const _ of [1, 2]) expect((await withdraw(member)).json()).toMatchObject({ payload: { size: 0 } });
  expect([await ownOf(member), (await wishesOf(admin)).groups]).toEqual([[], []]);
});

test('a repetition with its key counts once, and the same key with other words is refused', async () => {
  const responses = [await requestService(member, {}, 'one'), await requestService(member, {}, 'one')];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await requestService(member, { reason: 'Another' }, 'one')).statusCode).toBe(422);
  expect(await ownOf(member)).toHaveLength(1);
});

test('two simultaneous wishes in two windows leave one', async () => {
  const responses = await Promise.all([requestService(member), requestService(member, { reason: 'Again' })]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await ownOf(member)).toHaveLength(1);
});

test.each([
  ['that is connected', { service: wiki }, 409, 'already-connected'],
  ['that the institution does not see', { service: intranet }, 404, 'not-found'],
  ['that is hidden', { service: hidden }, 404, 'not-found'],
  ['of another type', { service: mail, serviceType: 'oidc10_rp' }, 404, 'not-found'],
  ['without a reason', { reason: ' \n' }, 400, 'validation'],
  ['with too long a reason', { reason: 'x'.repeat(LONGEST_SENTENCE + 1) }, 400, 'validation'],
  ['for more people than there are', { people: MOST_PEOPLE + 1 }, 400, 'validation'],
  ['for no people', { people: 0 }, 400, 'validation'],
  ['for half a person', { people: 0.5 }, 400, 'validation'],
] as const)('a wish for a service %s is refused', async (_title, wanted, status, problem) => {
  const refused = await requestService(member, wanted);
  expect([refused.statusCode, problemIn(refused)]).toEqual([status, problem]);
  expect(await ownOf(member)).toEqual([]);
});

test('a text that a form accepts is accepted (REQUIREMENTS 435)', async () => {
  const response = await requestService(member, {
    reason: 'x'.repeat(LONGEST_SENTENCE),
    people: MOST_PEOPLE,
  });
  expect(response.statusCode).toBe(200);
});

test('an answer goes to all who have asked, each by mail in their language, and is shown with the wish (REQUIREMENTS 439)', async () => {
  await requestService(member);
  await json(viewer, `${WISHES}/own?language=nl`, { ...forMail, reason: 'Voor de bibliotheek' });
  expect((await answer(admin, 'We look at it in May.')).json()).toMatchObject({ payload: { answered: 2 } });
  for (const client of [member, viewer])
    expect(await ownOf(client)).toMatchObject([
      { state: 'answered', answer: { text: 'We look at it in May.', by: 'Test admin' } },
    ]);
  const mails = await server.database.read
    .selectFrom('mail')
    .select(['kind', 'recipients', 'subject', 'plain_text'])
    .orderBy('id')
    .execute();
  const summaries = mails.map(({ recipients: [to], subject }) => `${to?.address}: ${subject}`);
  expect(summaries.toSorted()).toEqual([
    'member@example.org: Answer to your request for mail.example',
    'viewer@example.org: Antwoord op uw aanvraag voor mail.example (nl)',
  ]);
  expect(mails.every(({ plain_text: text }) => text.includes('We look at it in May.'))).toBe(true);
});

test('a declined wish says so, and asked again it is open (REQUIREMENTS 439)', async () => {
  await requestService(member);
  await answer(admin, 'We have another one.', { declined: true });
  expect(await ownOf(member)).toMatchObject([{ state: 'declined' }]);
  await requestService(member);
  expect((await wishesOf(admin)).groups).toMatchObject([{ state: 'open' }]);
});

test('if two administrators answer at once, one gets a conflict; so does a person who has not seen a wish (REQUIREMENTS 440)', async () => {
  await requestService(member);
  const [group] = (await wishesOf(admin)).groups;
  const responses = await Promise.all([answer(admin, 'Yes', { group }), answer(colleague, 'No', { group })]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const [seen] = (await wishesOf(admin)).groups;
  await requestService(viewer);
  const late = await answer(admin, 'Later', { group: seen });
  expect([late.statusCode, problemIn(late)]).toEqual([409, 'wishes-changed']);
});

test('a wish follows the state of the service: gathered, requested from the federation, connected (REQUIREMENTS 441)', async () => {
  await requestService(member);
  const states = async () => [(await ownOf(member))[0]?.state, (await wishesOf(admin)).groups[0]?.state];
  await add(admin, { kind: 'connect', ...forMail });
  expect(await states()).toEqual(['gathered', 'gathered']);
  const { jiraKey } = await send(admin);
  expect(await states()).toEqual(['requested', 'requested']);
  await atDesk(server, { action: 'resolve', key: jiraKey, resolution: 'done' });
  expect(await states()).toEqual(['connected', 'connected']);
});

test('a request that the desk rejects, and a line that is removed, leave the wish open (REQUIREMENTS 441)', async () => {
  await requestService(member);
  await add(admin, { kind: 'connect', ...forMail });
  const { lines } = await setOf(admin);
  await json(admin, `${SET}/removal`, { lines: lines.map(({ id }) => id) });
  expect(await ownOf(member)).toMatchObject([{ state: 'open' }]);
  await add(admin, { kind: 'connect', ...forMail });
  const { jiraKey } = await send(admin);
  await atDesk(server, { action: 'reject', key: jiraKey, comment: 'Not now.' });
  expect(await ownOf(member)).toMatchObject([{ state: 'open' }]);
});

test('an invitation that waits for the institution is not one of its requests; once accepted it is (REQUIREMENTS 441)', async () => {
  await withPeople(server.database);
  await requestService(member);
  const federation = await server.as('superUser');
  const sent = await federation.call('POST', SEND, invitation(), atNorth);
  const { jiraKey } = sent.json<{ payload: { jiraKey: string } }>().payload;
  const states = async () => [(await ownOf(member))[0]?.state, (await wishesOf(admin)).groups[0]?.state];
  expect(await states()).toEqual(['invited', 'invited']);
  await add(admin, { kind: 'connect', ...forMail });
  expect((await setOf(admin)).lines).toEqual([]);
  await admin.call('PUT', SEND, { status: 'ACCEPTED', type: 'LINKINVITE', jiraKey });
  expect(await states()).toEqual(['requested', 'requested']);
});

test('a person who has asked gets a mail once it is connected, in their language, by the desk or at once (REQUIREMENTS 441)', async () => {
  await requestService(member);
  await json(viewer, `${WISHES}/own?language=nl`, { ...forMail, reason: 'Voor de bibliotheek' });
  await requestService(member, forFiles);
  await add(admin, { kind: 'connect', ...forMail }, { kind: 'connect', ...forFiles });
  const { jiraKey } = await send(admin);
  const atOnce =
    'member@example.org: files.example is connected: You requested files.example. It is now connected to idp.north.example.';
  expect(await mailed(server)).toEqual([atOnce]);
  for (const action of [
    { action: 'resolve', resolution: 'done' },
    { action: 'reopen' },
    { action: 'resolve', resolution: 'done' },
  ])
    await atDesk(server, { ...action, key: jiraKey });
  expect(await mailed(server)).toEqual([
    atOnce,
    'member@example.org: mail.example is connected: You requested mail.example. It is now connected to idp.north.example.',
    expect.stringMatching(
      /^viewer@example\.org: mail\.example \(nl\) is gekoppeld: U hebt mail\.example \(nl\) aangevraagd\./,
    ),
  ]);
});

test('a service that can be connected at once shows as connected', async () => {
  await requestService(member, { service: files, serviceType: 'oidc10_rp' });
  await add(admin, { kind: 'connect', service: files, serviceType: 'oidc10_rp' });
  await send(admin);
  expect(await ownOf(member)).toMatchObject([{ state: 'connected' }]);
});

test('the wish for a service that is gone remains, and cannot be answered', async () => {
  await requestService(member);
  const [group] = (await wishesOf(admin)).groups;
  await server.database.transaction((tx) =>
    tx.updateTable('service').set({ hidden: true }).where('entity_id', '=', mail).execute(),
  );
  expect(await ownOf(member)).toMatchObject([{ state: 'gone' }]);
  expect((await answer(admin, 'Yes', { group })).statusCode).toBe(404);
});

test('at most 50 services can be asked for (REQUIREMENTS 436)', async () => {
  await requestService(member);
  await server.database.transaction(async (tx) => {
    const row = await tx.selectFrom('wish').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 49 }, (_, number) => ({
      ...row,
      id: 1_000 + number,
      service_entity_id: `https://${number}.example`,
    }));
    await tx.insertInto('wish').values(others).execute();
  });
  expect((await requestService(member, { reason: 'Changed' })).statusCode).toBe(200);
  const refused = await requestService(member, { service: files, serviceType: 'oidc10_rp' });
  expect([refused.statusCode, problemIn(refused)]).toEqual([400, 'validation']);
});

test('waiting ones come first, then those of most people; the count includes all', async () => {
  await requestService(member, { people: 2 });
  await requestService(viewer, { service: files, serviceType: 'oidc10_rp', people: 90 });
  expect((await wishesOf(admin)).groups.map(({ people }) => people)).toEqual([90, 2]);
  await answer(admin, 'Yes');
  expect((await wishesOf(admin)).groups.map(({ people }) => people)).toEqual([2, 90]);
  await server.database.transaction(async (tx) => {
    const row = await tx.selectFrom('wish').selectAll().where('people', '=', 2).executeTakeFirstOrThrow();
    const others = Array.from({ length: 60 }, (_, number) => ({
      ...row,
      id: 1_000 + number,
      person: `["https://issuer.example","${number}"]`,
      people: null,
    }));
    await tx.insertInto('wish').values(others).execute();
  });
  const [first] = (await wishesOf(admin)).groups;
  expect([first?.count, first?.people, first?.wishes.length]).toEqual([61, 62, 50]);
});

test('another institution neither reads nor answers them (REQUIREMENTS 437)', async () => {
  await requestService(member);
  const [group] = (await wishesOf(admin)).groups;
  const other = await server.as('southAdmin');
  expect((await wishesOf(other)).groups).toEqual([]);
  expect((await answer(other, 'Yes', { group })).statusCode).toBe(409);
  await server.database.transaction((tx) =>
    tx.updateTable('wish').set({ institution_entity_id: south }).execute(),
  );
  expect([await ownOf(member), (await wishesOf(admin)).groups]).toEqual([[], []]);
});
