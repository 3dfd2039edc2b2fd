/** The e-mails that super users can read (docs/EXTENSIONS.md). */
import { localDesk } from '../../server/modules/tickets/local/localDesk';
import { KeptMail, MailPage } from '../../src/contracts/wire/mail';
import { atNorth, invitation, SEND, withPeople } from '../server/invitations/inviting';
import { wiki } from '../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../support/server/server';
import { expectProblem, payloadOf } from './checks';

const PATH = '/dashboard/api/x/desk/mails';
let server: TestApp;
let desk: TestClient;

beforeAll(async () => {
  server = await startTestApp({ tickets: localDesk(testConfig()) });
});
beforeEach(async () => {
  await server.database.reset();
  await withPeople(server.database);
  desk = await server.as('superUser');
});
afterAll(() => server.close());

async function sendTwo(): Promise<void> {
  await desk.call('POST', SEND, invitation(), atNorth);
  const second = invitation({ connectionRequest: false, spEntityId: wiki, spId: 11 });
  await desk.call('POST', SEND, second, atNorth);
}

const pageOf = async (query = '') => payloadOf(MailPage, await desk.get(`${PATH}${query}`));

test('mails come newest first, in pages, and one with its text', async () => {
  await expect(pageOf()).resolves.toEqual({ mails: [], total: 0, startAt: 0, maxResults: 50 });
  await sendTwo();
  const { mails, total } = await pageOf();
  expect([total, mails.map(({ kind }) => kind)]).toEqual([2, ['disconnectInvitation', 'invitation']]);
  const second = await pageOf('?startAt=1&maxResults=1');
  expect(second).toEqual({ mails: [mails[1]], total: 2, startAt: 1, maxResults: 1 });
  const one = payloadOf(KeptMail, await desk.get(`${PATH}/${mails[1]?.id}`));
  expect(one).toEqual({ ...mails[1], text: expect.stringContaining('/apps/12/saml20_sp/about/CXT-') });
  expect(one).toMatchObject({ state: 'kept', jiraKey: expect.stringMatching(/^CXT-\d+$/) });
});

test('an invalid page and an unknown mail are refused', async () => {
  for (const query of ['?startAt=-1', '?maxResults=201', '?startAt=x', '?startAt=1e99']) {
    expectProblem(await desk.get(`${PATH}${query}`), 400, 'validation');
  }
  expectProblem(await desk.get(`${PATH}/999`), 404, 'not-found');
  expectProblem(await desk.get(`${PATH}/1%20or%201`), 400, 'validation');
});

test('no one else reads them, including a person whom a mail is about', async () => {
  await sendTwo();
  const { mails } = await pageOf();
  for (const persona of ['admin', 'viewer', 'member', 'guest'] as const) {
    const client = await server.as(persona);
    expectProblem(await client.get(PATH), 403, 'forbidden');
    expectProblem(await client.get(`${PATH}/${mails[0]?.id}`), 403, 'forbidden');
  }
  expect((await (await server.as('superUserAsViewer')).get(PATH)).statusCode).toBe(200);
});
