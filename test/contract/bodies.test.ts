import { sql } from 'kysely';
import { mail } from '../support/server/fixtures';
import { localDesk } from '../../server/modules/tickets/local/localDesk';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../support/server/server';
import { expectProblem } from './checks';

let server: TestApp;
let admin: TestClient;
let before: unknown;

/** Everything that a call could have changed. */
async function rows(): Promise<unknown> {
  const answer = await sql`select
    (select json_agg(t order by number) from ticket t) as tickets,
    (select json_agg(t) from institution_allows t) as institutions,
    (select json_agg(t) from service_allows t) as services,
    (select json_agg(t) from level_setting t) as levels,
    (select json_agg(t) from idempotency t) as keys`.execute(server.database.read);
  return answer.rows;
}

beforeAll(async () => {
  server = await startTestApp({ tickets: localDesk(testConfig()) });
  admin = await server.as('admin');
  before = await rows();
});
afterEach(async () => {
  expect(await rows()).toEqual(before);
});
afterAll(() => server.close());

const CONNECT = '/dashboard/api/services/connect';
const ANSWER = '/dashboard/api/users/inviteRequest';
const json = { 'content-type': 'application/json' };

test.each([
  ['/actions', '{"maxResults":'],
  ['/actions', ''],
  ['/services/by-entity-ids', '[1,'],
])('unparsable JSON to %s', async (path, body) => {
  expectProblem(await admin.call('POST', `/dashboard/api${path}`, body, json), 400, 'bad-request');
});

test.each([
  ['/actions', { statuses: ['Sleeping'] }],
  ['/actions', { types: ['LINK'] }],
  ['/actions', { sortBy: 'colour' }],
  ['/actions', { key: "CXT-1' or 1=1" }],
  ['/actions', { key: 'cxt-1' }],
  ['/actions', { maxResults: -1 }],
  ['/actions', { maxResults: 'many' }],
  ['/actions', { spEntityId: ['a'] }],
  ['/actions', []],
  ['/services/by-entity-ids', { ids: [] }],
  ['/services/by-entity-ids', [1]],
])('%s with %j', async (path, body) => {
  expectProblem(await admin.post(`/dashboard/api${path}`, body), 400, 'validation');
});

const denial = { status: 'REJECTED', type: 'LINKINVITE', jiraKey: 'CXT-1' };
test.each<[string, object]>([
  ['no status', { ...denial, status: undefined }],
  ['a status of its own', { ...denial, status: 'MAYBE' }],
  ['a status that is null', { ...denial, status: null }],
  ['a missing type', { ...denial, type: undefined }],
  ['the type of a request', { ...denial, type: 'LINKREQUEST' }],
  ['a missing key', { ...denial, jiraKey: undefined }],
  ['a key in small letters', { ...denial, jiraKey: 'cxt-1' }],
  ['a key that goes on', { ...denial, jiraKey: "CXT-1' or 1=1" }],
  ['a key of two lines', { ...denial, jiraKey: 'CXT-1\n' }],
  ['too long a key', { ...denial, jiraKey: `CXT-${'1'.repeat(50)}` }],
  ['too long a comment', { ...denial, comment: 'x'.repeat(10_001) }],
  ['a comment that is not a text', { ...denial, comment: ['a'] }],
  ['too long a level', { ...denial, loaLevel: 'x'.repeat(1025) }],
  ['an invalid type of service', { ...denial, status: 'ACCEPTED', typeMetaData: 'saml' }],
  ['a list', []],
])('PUT /users/inviteRequest with %s', async (_title, body) => {
  expectProblem(await admin.call('PUT', ANSWER, body), 400, 'validation');
});

test('an answer to an invitation that is not JSON, is a form, or comes from another site’s page', async () => {
  expectProblem(await admin.call('PUT', ANSWER, '{"status":', json), 400, 'bad-request');
  const form = new URLSearchParams(denial).toString();
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  expectProblem(await admin.call('PUT', ANSWER, form, urlencoded), 404, 'not-found');
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expectProblem(await admin.call('PUT', ANSWER, denial, foreign), 403, 'foreign-origin');
});

test.each(['text/plain', 'application/xml', 'text/html'])('%s', async (type) => {
  const response = await admin.call('POST', CONNECT, `spEntityId=${mail}&type=saml20_sp`, {
    'content-type': type,
  });
  expectProblem(response, 415, 'unsupported-media-type');
});

test('a body over the limit', async () => {
  const comments = 'x'.repeat(1_100_000);
  expectProblem(
    await admin.form(CONNECT, { spEntityId: mail, type: 'saml20_sp', comments }),
    413,
    'body-too-large',
  );
  expectProblem(await admin.post('/dashboard/api/actions', { comments }), 413, 'body-too-large');
});

test('comments over their limit', async () => {
  const comments = 'x'.repeat(10_001);
  expectProblem(
    await admin.form(CONNECT, { spEntityId: mail, type: 'saml20_sp', comments }),
    400,
    'validation',
  );
});

test('a file in a form', async () => {
  const body =
    '--xyz\r\nContent-Disposition: form-data; name="spEntityId"; filename="a"\r\n\r\nx\r\n--xyz--\r\n';
  const response = await admin.call('POST', CONNECT, body, {
    'content-type': 'multipart/form-data; boundary=xyz',
  });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
});

test('a truncated multipart form', async () => {
  const body = '--xyz\r\nContent-Disposition: form-data; name="spEntityId"\r\n\r\nhttps://mail';
  const response = await admin.call('POST', CONNECT, body, {
    'content-type': 'multipart/form-data; boundary=xyz',
  });
  expectProblem(response, 400, 'bad-request');
});

test('a page of another site, and a form without the custom header', async () => {
  const form = new URLSearchParams({ spEntityId: mail, type: 'saml20_sp' }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const foreign = await admin.call('POST', CONNECT, form, { ...type, 'sec-fetch-site': 'cross-site' });
  expectProblem(foreign, 403, 'foreign-origin');
  const bare = await admin.call('POST', CONNECT, form, { ...type, 'x-idp-entity-id': undefined });
  expectProblem(bare, 403, 'foreign-origin');
});
