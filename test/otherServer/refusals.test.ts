/** The double refuses as the contract says of the existing server, so that it cannot drift towards ours. */
import { clientFor, type OtherClient } from '../support/otherServer/otherClient';
import {
  college,
  institutions,
  login,
  service,
  uni,
  wiki,
  type Federation,
} from '../support/otherServer/federation';

const connect = { spEntityId: wiki, type: 'saml20_sp', comments: '' };
const accept = { status: 'ACCEPTED', type: 'LINKINVITE', jiraKey: 'CXT-9', spEntityId: wiki };
const as = (over: Parameters<typeof login>[0]) => ({ login: login(over) });
const guest = { login: null };
const member = as({ role: 'MEMBER' });
const viewer = as({ role: 'VIEWER' });
const superUser = as({ role: 'SUPER_USER' });
const asAdmin = as({ role: 'SUPER_USER', switchedTo: { idp: uni, role: 'ADMIN' } });
const hidden = { services: [service({ idpVisibleOnly: true })] };
const withoutId = {
  institutions: institutions.map(({ institutionId: _left, ...rest }) => rest),
};

type Refusal = readonly [
  string,
  Partial<Federation>,
  (client: OtherClient) => ReturnType<OtherClient['get']>,
  number,
];

/** "In-method refusals are 403 with an empty body"; `/services/detail` of an unknown id is an empty 404. */
const empty: readonly Refusal[] = [
  [
    'connect with a login that is too weak',
    as({ level: 1 }),
    ({ form }) => form('/services/connect', connect),
    403,
  ],
  [
    'disconnect with a login that is too weak',
    as({ level: 1 }),
    ({ form }) => form('/services/disconnect', connect),
    403,
  ],
  ['connect as a viewer', viewer, ({ form }) => form('/services/connect', connect), 403],
  ['connect as a super user', superUser, ({ form }) => form('/services/connect', connect), 403],
  [
    'connect as a super user who acts as admin',
    asAdmin,
    ({ form }) => form('/services/connect', connect),
    403,
  ],
  ['connect without an institution id', withoutId, ({ form }) => form('/services/connect', connect), 403],
  ['connect a service that is not visible', hidden, ({ form }) => form('/services/connect', connect), 403],
  [
    'connect an unknown service',
    {},
    ({ form }) => form('/services/connect', { ...connect, spEntityId: 'x' }),
    403,
  ],
  ['detail of an unknown service', {}, ({ get }) => get('/services/detail?spId=1&entityType=saml20_sp'), 404],
  ['detail under another type', {}, ({ get }) => get('/services/detail?spId=42&entityType=oidc10_rp'), 404],
];

test.each(empty)('%s: an empty refusal', async (_title, situation, call, status) => {
  const response = await call(clientFor(situation));
  expect([response.status, response.text]).toEqual([status, '']);
  expect(response.headers.get('Content-Type')).toBeNull();
});

const json: readonly Refusal[] = [
  ['an unknown path', {}, ({ get }) => get('/x/withdraw'), 404],
  ['a wrong method', {}, ({ json }) => json('PUT /services', {}), 400],
  ['no header where one is required', {}, ({ get }) => get('/services', null), 400],
  ['no header in a search for tickets', {}, ({ json }) => json('POST /actions', {}, null), 400],
  ['an unknown institution', {}, ({ get }) => get('/services', 'https://idp.unknown.example'), 400],
  ['an institution of somebody else', {}, ({ get }) => get('/services', college), 400],
  ['a missing parameter', {}, ({ get }) => get('/services/detail?spId=42'), 400],
  ['a number that is none', {}, ({ get }) => get('/services/detail?spId=x&entityType=saml20_sp'), 400],
  ['an unknown entity type', {}, ({ form }) => form('/services/connect', { ...connect, type: 'x' }), 400],
  ['no service to connect', {}, ({ form }) => form('/services/connect', { type: 'saml20_sp' }), 400],
  ['JSON that cannot be read', {}, ({ json }) => json('POST /actions', '{"maxResults"'), 400],
  ['JSON under another name', {}, ({ send }) => send('POST', '/jsError', { body: '{}' }), 400],
  ['a ticket type QUESTION', {}, ({ json }) => json('POST /actions', { types: ['QUESTION'] }), 400],
  ['users of an unknown service', {}, ({ get }) => get('/services/idps?spEntityId=x&type=saml20_sp'), 400],
  [
    'an answer to an invitation without status',
    {},
    ({ json }) => json('PUT /users/inviteRequest', { jiraKey: 'CXT-9' }),
    400,
  ],
  [
    'an answer to no ticket',
    {},
    ({ json }) => json('PUT /users/inviteRequest', { ...accept, typeMetaData: 'saml20_sp' }),
    400,
  ],
  [
    'a ticket system that fails',
    { ticketSystem: 'fails' },
    ({ form }) => form('/services/connect', connect),
    400,
  ],
  ['policies that fail', { policiesFail: true }, ({ get }) => get('/policies'), 400],
  ['a guest who connects', guest, ({ form }) => form('/services/connect', connect), 403],
  ['a member who connects', member, ({ form }) => form('/services/connect', connect), 403],
  [
    'a guest among the users of a service',
    guest,
    ({ get }) => get(`/services/idps?spEntityId=${wiki}&type=saml20_sp`),
    403,
  ],
  ['a member’s tickets', member, ({ json }) => json('POST /actions', {}), 403],
  ['a guest’s tickets', guest, ({ json }) => json('POST /actions', {}, 'undefined'), 403],
  ['a member’s policies', member, ({ get }) => get('/policies'), 403],
  ['a viewer who answers an invitation', viewer, ({ json }) => json('PUT /users/inviteRequest', accept), 403],
  ['a switch of a member', member, ({ get }) => get(`/users/me/switch-to-idp?idpId=${uni}`), 403],
  ['a switch to another institution', {}, ({ get }) => get(`/users/me/switch-to-idp?idpId=${college}`), 400],
  ['a switch back of who is no super user', {}, ({ get }) => get('/users/me/switch-to-idp'), 400],
];

test.each(json)('%s: refused with JSON', async (_title, situation, call, status) => {
  const response = await call(clientFor(situation));
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('sessionAlive')).toBe('success');
  const body = response.json() as object;
  expect(body).toMatchObject({ timestamp: expect.stringMatching(/\+00:00$/), path: expect.any(String) });
  expect(Object.keys(body).sort().join()).toMatch(/^error,(exception,)?path,status,timestamp$/);
});

test.each(json)(
  '%s, in the newest state: never 404, and with less data',
  async (_title, situation, call, status) => {
    const response = await call(clientFor({ ...situation, release: 'HEAD' }));
    expect(response.status).toBe(status === 404 ? 400 : status);
    expect(
      Object.keys(response.json() as object)
        .sort()
        .join(),
    ).toMatch(/^(exception,)?timestamp$/);
  },
);

test('the status in the body may differ from the status', async () => {
  const response = await clientFor().get('/services', college);
  expect(response.json()).toMatchObject({
    status: 500,
    error: 'Internal Server Error',
    exception: 'java.lang.SecurityException',
    path: '/dashboard/api/services',
  });
});

test('the institution is ignored by /users/me, and a guest may send any', async () => {
  expect((await clientFor().get('/users/me', college)).status).toBe(200);
  expect((await clientFor(guest).get('/services', 'undefined')).status).toBe(200);
  expect((await clientFor(superUser).get('/services', college)).status).toBe(200);
});
