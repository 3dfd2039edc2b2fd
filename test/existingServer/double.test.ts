/** The double answers as the contract says of the existing server, so that it cannot drift towards ours. */
import { ExistingServer, service } from '../support/existingServer/existingServer';

const api = 'http://localhost/dashboard/api';
const acting = { 'X-IDP-ENTITY-ID': 'https://idp.uni.example' };

const get = (path: string, headers: Record<string, string> = acting) => fetch(`${api}${path}`, { headers });
const send = (method: string, path: string, body: object) =>
  fetch(`${api}${path}`, {
    method,
    headers: { ...acting, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
function ask(path: string, fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  Object.entries(fields).forEach(([name, value]) => body.set(name, value));
  return fetch(`${api}${path}`, { method: 'POST', headers: acting, body });
}
const wiki = { spEntityId: 'https://wiki.example', type: 'saml20_sp', comments: '' };

test.each([
  ['an unknown path', () => get('/x/unknown'), 400, 'error'],
  ['a missing header', () => get('/services/detail?spId=42&entityType=saml20_sp', {}), 400, 'error'],
  ['an unknown service', () => get('/services/detail?spId=43&entityType=saml20_sp'), 404, 'empty'],
  ['a missing field', () => ask('/services/connect', { spEntityId: 'x' }), 400, 'error'],
  [
    'a service that cannot be seen',
    () => ask('/services/connect', { ...wiki, spEntityId: 'x' }),
    403,
    'empty',
  ],
  ['an unknown ticket', () => send('PUT', '/users/inviteRequest', { jiraKey: 'CXT-1' }), 400, 'error'],
] as const)('%s', async (_what, call, status, body) => {
  new ExistingServer();
  const answer = await call();
  const text = await answer.text();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type') ?? '').not.toContain('problem');
  if (body === 'empty') expect(text).toBe('');
  else expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(['exception', 'timestamp']);
});

test('a login that is too weak gets an empty 403, whatever the reason', async () => {
  new ExistingServer({ login: { role: 'ADMIN', level: 1 } });
  const answer = await ask('/services/connect', wiki);
  expect([answer.status, await answer.text()]).toEqual([403, '']);
});

test('a guest is answered, without the members that only people have', async () => {
  new ExistingServer({ login: null });
  const { payload } = (await (await get('/users/me')).json()) as { payload: object };
  expect(payload).toMatchObject({ guest: true, currentLoaLevel: 0 });
  const absent = ['superUser', 'dashboardAdmin', 'statsEnabled', 'currentIdp', 'extensions', 'statsTimeZone'];
  expect(absent.filter((member) => member in payload)).toEqual([]);
});

test('a failing ticket system finds nothing, with 200, and refuses requests with 400', async () => {
  new ExistingServer({ jiraFails: true });
  const found = await send('POST', '/actions', { maxResults: 1 });
  expect([found.status, await found.json()]).toEqual([
    200,
    { payload: { issues: [], total: 0, startAt: 0, maxResults: 1 }, language: 'en' },
  ]);
  expect((await ask('/services/connect', wiki)).status).toBe(400);
});

test('there is no idempotency: two posts file two tickets', async () => {
  const server = new ExistingServer();
  await ask('/services/connect', wiki);
  await ask('/services/connect', wiki);
  expect(server.situation.tickets.map(({ key }) => key)).toEqual(['CXT-77', 'CXT-78']);
});

test('an invitation is answered in whatever status it is, with an echo that tells no rejection', async () => {
  const held = service();
  const invitation = { key: 'CXT-9', type: 'LINKINVITE', service: held, rejected: false } as const;
  new ExistingServer({ services: [held], tickets: [{ ...invitation, status: 'Closed' }] });
  const body = { status: 'REJECTED', type: 'LINKINVITE', jiraKey: 'CXT-9', comment: '' };
  const answer = (await (await send('PUT', '/users/inviteRequest', body)).json()) as { payload: object };
  expect(answer.payload).toEqual({ ...body, connectWithoutInteraction: false });
});

test('lists carry no values of one’s own login, details do; nothing is sent that only ours sends', async () => {
  new ExistingServer();
  const list = (await (await get('/services')).json()) as { payload: { apps: object[] } };
  const detail = (await (await get('/services/detail?spId=42&entityType=saml20_sp')).json()) as {
    payload: object;
  };
  expect(list.payload.apps[0]).not.toHaveProperty('filteredUserAttributes');
  expect(detail.payload).toHaveProperty('filteredUserAttributes');
  for (const member of ['publishedInEdugain', 'contactPersons', 'vendor'])
    expect(detail.payload).not.toHaveProperty(member);
});
