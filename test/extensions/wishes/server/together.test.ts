/** Administrators take the wishes for one service together with those for another one, and apart (decision 40). */
import { files, intranet, mail, wiki } from '../../../support/server/fixtures';
import type { TestApp, TestClient } from '../../../support/server/server';
import { add, send } from '../../changeSets/server/gathering';
import { atDesk, problemIn, startWithDesk } from '../../../server/settings/changing';
import {
  answer,
  requestService,
  forFiles,
  forMail,
  mailed,
  ownOf,
  together,
  wished,
  wishesOf,
} from './wishing';

let server: TestApp;
let member: TestClient;
let viewer: TestClient;
let admin: TestClient;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  [member, viewer, admin] = await Promise.all([
    server.as('member'),
    server.as('viewer'),
    server.as('admin', { level: 3 }),
  ]);
  await requestService(member, { ...forFiles, people: 3 });
  await requestService(viewer, { reason: 'For the library', people: 40 });
});
afterAll(() => server.close());

const rows = () => server.database.read.selectFrom('wish_merge').selectAll().execute();
async function groupOf(about: { readonly service: string }) {
  const found = (await wishesOf(admin)).groups.find(({ service }) => service === about.service);
  if (!found) throw new Error(`Nobody asks for ${about.service}`);
  return found;
}
const merged = async () => together(admin, forFiles, await groupOf(forFiles), forMail);
async function trail() {
  const entries = await server.database.read
    .selectFrom('audit_entry')
    .select(['object_id', 'before', 'after'])
    .where('kind', '=', 'wish.merged')
    .orderBy('number')
    .execute();
  return entries.map(({ object_id: id, before, after }) => [
    id,
    ...[before, after].map((text) => JSON.parse(text ?? 'null') as unknown),
  ]);
}

test('they are grouped under the other service with one sum of people, each with its service; separated, as before (REQUIREMENTS 483)', async () => {
  const before = await wishesOf(admin);
  expect((await merged()).json()).toMatchObject({ payload: { count: 2 } });
  const after = await wishesOf(admin);
  expect(after.groups).toMatchObject([
    {
      service: mail,
      count: 2,
      people: 43,
      together: [{ service: files, serviceName: 'files.example' }],
      wishes: [
        { name: 'Test viewer', reason: 'For the library' },
        { name: 'Test member', asked: { service: files, serviceName: 'files.example' } },
      ],
    },
  ]);
  expect(after.groups[0]?.wishes[0]).not.toHaveProperty('asked');
  await together(admin, forFiles, await groupOf(forMail));
  expect(await wishesOf(admin)).toEqual(before);
  expect(await trail()).toEqual([
    [files, { together: null }, { together: mail }],
    [files, { together: mail }, { together: null }],
  ]);
});

test('a person who has asked sees the service with which it is grouped, and the outcome of that one (REQUIREMENTS 484)', async () => {
  await merged();
  const states = async () => [(await ownOf(member))[0]?.state, (await ownOf(viewer))[0]?.state];
  expect(await ownOf(member)).toMatchObject([
    { service: files, state: 'open', together: { service: mail, serviceName: 'mail.example' } },
  ]);
  expect((await ownOf(viewer))[0]).not.toHaveProperty('together');
  await add(admin, { kind: 'connect', ...forMail });
  expect(await states()).toEqual(['gathered', 'gathered']);
  await together(admin, forFiles, await groupOf(forMail));
  expect(await states()).toEqual(['open', 'gathered']);
});

test('the other service is connected: each person gets a mail about their own service, and the own one reports itself (REQUIREMENTS 484)', async () => {
  await merged();
  await add(admin, { kind: 'connect', ...forMail });
  await atDesk(server, { action: 'resolve', key: (await send(admin)).jiraKey, resolution: 'done' });
  expect(await ownOf(member)).toMatchObject([{ state: 'connected', together: { service: mail } }]);
  const summaries = [
    'member@example.org: mail.example is connected: You requested files.example. The administrators of idp.north.example handle your request together with those for mail.example, and mail.example is now connected.',
    'viewer@example.org: mail.example is connected: You requested mail.example. It is now connected to idp.north.example.',
  ];
  expect(await mailed(server)).toEqual(summaries);
  await add(admin, { kind: 'connect', ...forFiles });
  await send(admin);
  const [own] = await ownOf(member);
  expect([own?.state, own?.together]).toEqual(['connected', undefined]);
  expect(await mailed(server)).toHaveLength(3);
});

test('a later wish is in the group as well, and one answer reaches all, each by mail about their own service (REQUIREMENTS 483, 484)', async () => {
  await merged();
  await requestService(viewer, forFiles);
  expect((await answer(admin, 'We look at it in May.')).json()).toMatchObject({ payload: { answered: 3 } });
  expect(await ownOf(member)).toMatchObject([
    { state: 'answered', answer: { text: 'We look at it in May.' } },
  ]);
  const mails = await server.database.read
    .selectFrom('mail')
    .select(['recipients', 'subject', 'plain_text'])
    .execute();
  const summaries = mails.map(({ recipients: [to], subject, plain_text: text }) => [
    to?.address,
    subject,
    text.includes('Your request is handled together with those for mail.example.'),
  ]);
  expect(summaries.toSorted()).toEqual([
    ['member@example.org', 'Answer to your request for files.example', true],
    ['viewer@example.org', 'Answer to your request for files.example', true],
    ['viewer@example.org', 'Answer to your request for mail.example', false],
  ]);
});

test.each([
  ['with itself', forFiles, 400, 'validation'],
  ['with a service without wishes', { ...forMail, service: wiki }, 409, 'wishes-changed'],
  [
    'with a service that the institution does not see',
    { ...forMail, service: intranet },
    409,
    'wishes-changed',
  ],
] as const)('nothing is grouped %s', async (_title, into, status, problem) => {
  const refused = await together(admin, forFiles, await groupOf(forFiles), into);
  expect([refused.statusCode, problemIn(refused)]).toEqual([status, problem]);
  expect([await rows(), await trail()]).toEqual([[], []]);
});

test('of two administrators one learns of a conflict: the other way round, an answer, a new sentence (REQUIREMENTS 485)', async () => {
  const [seenFiles, seenMail] = [await groupOf(forFiles), await groupOf(forMail)];
  const both = await Promise.all([
    together(admin, forFiles, seenFiles, forMail),
    together(await server.as('admin'), forMail, seenMail, forFiles),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await rows()).toHaveLength(1);
  for (const group of [seenFiles, seenMail])
    expect((await answer(admin, 'Yes', { group })).statusCode).toBe(409);
  const [seen] = (await wishesOf(admin)).groups;
  await requestService(member, { ...forFiles, reason: 'Something else' });
  const late = await together(admin, forFiles, seen ?? { version: '' });
  expect([late.statusCode, problemIn(late)]).toEqual([409, 'wishes-changed']);
});

test('groups have no chains: grouped wishes move along, and a service that is grouped elsewhere accepts none (REQUIREMENTS 485)', async () => {
  const third = { ...forMail, service: 'https://third.example' };
  await wished(server, third.service);
  await merged();
  const refused = await together(admin, third, await groupOf(third), forFiles);
  expect([refused.statusCode, problemIn(refused)]).toEqual([409, 'wishes-changed']);
  await together(admin, forMail, await groupOf(forMail), third);
  expect((await rows()).map((row) => [row.service_entity_id, row.into_service_entity_id]).toSorted()).toEqual(
    [
      [files, third.service],
      [mail, third.service],
    ],
  );
  expect((await wishesOf(admin)).groups).toMatchObject([{ ...third, state: 'gone', count: 3 }]);
  expect(await trail()).toHaveLength(3);
});
