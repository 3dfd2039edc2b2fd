/** The rights to ask, read and answer: every role × every call about wishes (REQUIREMENTS 437, 485). */
import { mail } from '../../../support/server/fixtures';
import type { PersonaName } from '../../../support/server/personas';
import type { TestApp, TestClient } from '../../../support/server/server';
import { startWithDesk } from '../../../server/settings/changing';
import { answer, requestService, forFiles, forMail, together, WISHES, withdraw, wishesOf } from './wishing';

let server: TestApp;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

type Call = (client: TestClient) => Promise<{ readonly statusCode: number }>;
const calls: Readonly<Record<string, Call>> = {
  'own wishes': (client) => client.get(`${WISHES}/own`),
  ask: (client) => requestService(client, { service: mail }),
  'take back': (client) => withdraw(client),
  'all wishes': (client) => client.get(WISHES),
  // The admin of north has seen them; the others go by what that admin has seen.
  answer: async (client) => {
    await requestService(await server.as('member'));
    const [group] = (await wishesOf(await server.as('admin'))).groups;
    return answer(client, 'Yes', { group });
  },
  'take together': async (client) => {
    const member = await server.as('member');
    for (const service of [forMail, forFiles]) await requestService(member, service);
    const { groups } = await wishesOf(await server.as('admin'));
    const seen = groups.find(({ service }) => service === mail);
    return together(client, forMail, seen ?? { version: '' }, forFiles);
  },
};

/** `x`: may; `–`: may not. In the order of the calls. */
const rights: Readonly<Record<PersonaName | 'guest', string>> = {
  guest: '– – – – – –',
  member: 'x x x – – –',
  viewer: 'x x x – – –',
  admin: '– – – x x x',
  superUser: '– – – – – –',
  superUserAsViewer: 'x x x – – –',
  superUserAsAdmin: '– – – x x x',
  // At their own institutions: they neither read nor answer wishes of north.
  southAdmin: '– – – x – –',
  trialAdmin: '– – – x – –',
  twinAdmin: '– – – x – –',
  twinViewer: 'x x x – – –',
};

test.each(Object.entries(rights))('%s: %s', async (who, row) => {
  const client = await server.as(who as PersonaName | 'guest');
  const may: string[] = [];
  for (const call of Object.values(calls)) may.push((await call(client)).statusCode === 200 ? 'x' : '–');
  expect([Object.keys(calls), may.join(' ')]).toEqual([Object.keys(calls), row]);
});
