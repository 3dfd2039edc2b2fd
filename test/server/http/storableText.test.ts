import { ACCESS } from '../../../server/access';
import { storable } from '../../../server/platform/text/storable';
import { API_PREFIX } from '../../../server/platform/http/route';
import { files } from '../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

let server: TestApp;
/** The caller is the first of these who may make the call. */
const persons = ['admin', 'superUser', 'member'] as const;
type Caller = (typeof persons)[number];
const clients = new Map<Caller, TestClient>();

beforeAll(async () => {
  server = await startTestApp({ settings: { WRITES_PER_MINUTE: '100000' } });
  for (const person of persons) clients.set(person, await server.as(person, { level: 3 }));
});
afterAll(() => server.close());

const NUL = 'before\0after';
const bodies = [
  ['a NUL', { comments: NUL }, 'body/comments contains characters that cannot be stored'],
  ['a high half', { text: 'x\ud83d' }, 'body/text contains characters that cannot be stored'],
  ['a low half', { text: '\ude00x' }, 'body/text contains characters that cannot be stored'],
  ['halves in the wrong order', { text: '\ude00\ud83d' }, 'body/text contains'],
  ['one within lists', { a: ['fine', { b: NUL }] }, 'body/a/1/b contains characters that cannot be stored'],
  ['one in a name', { [NUL]: 'fine' }, 'body has a name that cannot be stored'],
] as const;

/** Every call of the API that takes a body. */
const calls = ACCESS.flatMap(({ methods, path, callers: allowed }) =>
  methods
    .filter((method) => method === 'POST' || method === 'PUT')
    .map((method) => [method, path, persons.find((one) => allowed.includes(one)) ?? 'admin'] as const),
);

async function detail(method: 'POST' | 'PUT', path: string, caller: Caller, body: object) {
  const client = clients.get(caller);
  const address = `${API_PREFIX}${path.replace(':key', 'CXT-1')}`;
  const response = await client?.call(method, address, body);
  const { type = '', detail: detailText } = response?.json<{ type?: string; detail?: string }>() ?? {};
  return [response?.statusCode, type.split('/').pop(), detailText];
}

test('some calls have a body', () => {
  expect(calls.length).toBeGreaterThan(20);
});

test.each(calls)('%s %s refuses text that cannot be stored, in any place', async (...call) => {
  for (const [, body, detailText] of bodies)
    expect(await detail(...call, body)).toEqual([400, 'validation', expect.stringContaining(detailText)]);
});

test('forms and multipart are checked as well', async () => {
  const admin = clients.get('admin');
  const connect = `${API_PREFIX}/services/connect`;
  const form = await admin?.form(connect, { comments: NUL });
  expect(form?.json()).toMatchObject({ status: 400, detail: expect.stringContaining('body/comments') });
  const lines = ['--x', 'Content-Disposition: form-data; name="comments"', '', NUL, '--x--', ''];
  const parts = lines.join('\r\n');
  const multipart = await admin?.call('POST', connect, parts, {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(Buffer.byteLength(parts)),
  });
  expect(multipart?.json()).toMatchObject({ status: 400, detail: expect.stringContaining('body/comments') });
});

test.each([
  ['/services?idpEntityId=a%00b', 'querystring/idpEntityId'],
  ['/services/idps?spEntityId=a%00b', 'querystring/spEntityId'],
])('addresses are checked as well: %s', async (path, place) => {
  const response = await clients.get('superUser')?.get(API_PREFIX + path);
  expect(response?.json()).toMatchObject({ status: 400, detail: expect.stringContaining(place) });
});

test.each([
  'dialog=%00',
  'x=%00&x=1',
  '%00=x',
  'x=%',
  'x=%E0%A4%A',
  'language=%00',
  'language=nl&language=pt',
])('parameters that a call does not read are ignored: %s', async (query) => {
  for (const caller of persons)
    expect((await clients.get(caller)?.get(`${API_PREFIX}/users/me?${query}`))?.statusCode).toBe(200);
});

test.each(['/policies/a%00b', '/policies/a%00b/revisions', '/x/desk/tickets/CXT%00', '/x/desk/mails/1%00'])(
  'such a text in a path names nothing: %s',
  async (path) => {
    const response = await clients.get('superUser')?.get(API_PREFIX + path);
    expect([400, 404]).toContain(response?.statusCode);
  },
);

test('a body that is nested too deeply is refused, and does not count as a fault of the server', async () => {
  const body = `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  const response = await clients.get('admin')?.call('POST', `${API_PREFIX}/jsError`, body, {
    'content-type': 'application/json',
  });
  expect(response?.json()).toMatchObject({
    status: 400,
    detail: expect.stringContaining('nested too deeply'),
  });
});

test('all other text is let through', async () => {
  const comments = 'Grüße, 日本語 😀\n\ttab \u0001 \u202e end';
  const admin = clients.get('admin');
  const connect = { idpEntityId: admin?.headers['x-idp-entity-id'] ?? '', spEntityId: files, spId: '3' };
  const response = await admin?.form(`${API_PREFIX}/services/connect`, {
    ...connect,
    type: 'oidc10_rp',
    comments,
    emailContactPerson: 'ann@north.example',
  });
  expect([response?.statusCode, response?.body]).toEqual([200, expect.stringContaining('payload')]);
});

test('texts of other systems are stored with a sign for each character that cannot be stored', () => {
  const detailText = { [NUL]: ['x\ud83d', '\u{1f600}', { a: '\ude00', b: null, c: 1 }], d: true };
  expect(storable(detailText)).toEqual({
    'before\ufffdafter': ['x\ufffd', '\u{1f600}', { a: '\ufffd', b: null, c: 1 }],
    d: true,
  });
});
