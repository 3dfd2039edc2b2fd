/**
 * Requests to change a setting, against the existing server: its behaviour, and the client's interpretation.
 */
import { changesApi } from '../../src/api/changes.api';
import { sessionApi } from '../../src/api/session.api';
import type { ServiceSubject, SettingsChange } from '../../src/contracts/domain/tickets/change';
import { makeStore } from '../../src/store/makeStore';
import { clientFor } from '../support/otherServer/otherClient';
import { login, uni, wiki, type Federation } from '../support/otherServer/federation';
import { otherServer } from '../support/otherServer/otherServer';

const CONSENT = 'POST /users/me/consent';
const STRONG = 'POST /users/me/surfsecureid';
const MFA = 'POST /users/me/mfa';
const refeds = 'https://refeds.org/profile/mfa';
const level = (rank: number) => `http://x/assurance/loa${rank}`;
const strongLogin = { login: login({ level: 3 }) };
const texts = { explanationEn: '', explanationNl: '' };

test.each([
  ['the other consent', CONSENT, { spEntityId: wiki, type: 'NO_CONSENT', ...texts }, {}],
  [
    'a level',
    STRONG,
    { entityId: wiki, loaLevel: level(2), entityType: 'saml20_sp' },
    { loaLevel: level(2) },
  ],
  ['a value of any kind', MFA, { entityId: 'x', authnContextLevel: 'y' }, { mfaLevel: 'y' }],
])('%s is a ticket each time', async (_title, call, body, more) => {
  const client = clientFor(strongLogin);
  const response = (await client.json(call, body)).payload();
  expect(response).toMatchObject({
    jiraKey: 'CXT-501',
    type: 'CHANGE',
    idpId: uni,
    rejected: false,
    ...more,
  });
  expect((await client.json(call, body)).payload()).toMatchObject({ jiraKey: 'CXT-502' });
});

test.each([
  ['no entry and no request for one', CONSENT, { spEntityId: wiki, type: 'MINIMAL_CONSENT', ...texts }],
  ['the present level', STRONG, { entityId: wiki, loaLevel: level(2), entityType: 'saml20_sp' }],
  ['the present value', MFA, { entityId: wiki, authnContextLevel: refeds }],
])('%s does not count as a change', async (_title, call, body) => {
  const client = clientFor({
    ...strongLogin,
    stepupEntities: { [wiki]: level(2) },
    mfaEntities: { [wiki]: refeds },
  });
  expect((await client.json(call, body)).payload()).toEqual({ 'no-changes': true });
  expect(client.federation.tickets).toEqual([]);
});

test.each([
  ['null texts', CONSENT, { spEntityId: wiki, type: 'NO_CONSENT', explanationEn: null, explanationNl: '' }],
  ['an unknown service', STRONG, { entityId: 'x', loaLevel: level(2), entityType: 'saml20_sp' }],
  ['an unknown type', STRONG, { entityId: wiki, loaLevel: level(2), entityType: 'saml' }],
])('%s: 400', async (_title, call, body) => {
  expect((await clientFor(strongLogin).json(call, body)).status).toBe(400);
});

test.each([
  ['a viewer asks for consent', CONSENT, { login: login({ role: 'VIEWER' }) }, true],
  ['a viewer asks for multi-factor', MFA, { login: login({ role: 'VIEWER' }) }, false],
  ['a super user', MFA, { login: login({ role: 'SUPER_USER' }) }, true],
  ['too weak a login', STRONG, {}, true],
] as const)('%s: 403', async (_title, call, over, isEmpty) => {
  const response = await clientFor(over).json(call, { entityId: wiki, authnContextLevel: refeds });
  expect([response.status, response.text === '']).toEqual([403, isEmpty]);
});

const service = { serviceEntityId: wiki, serviceType: 'saml20_sp' } as const;
const changes: Readonly<Record<ServiceSubject, SettingsChange>> = {
  consent: { subject: 'consent', ...service, type: 'NO_CONSENT', explanations: { en: '', nl: '', pt: '' } },
  strongAuthentication: { subject: 'strongAuthentication', ...service, level: level(3) },
  multiFactor: { subject: 'multiFactor', ...service, level: refeds },
};

/** Makes a store that knows who is logged in, and sends. */
async function client(over: Partial<Federation>) {
  const other = otherServer(over);
  const { dispatch } = makeStore();
  await dispatch(sessionApi.endpoints.getPerson.initiate(''));
  return {
    ...other,
    send: (change: SettingsChange) =>
      dispatch(changesApi.endpoints.requestChange.initiate({ change, requestId: 'k-1' })),
    open: () => dispatch(changesApi.endpoints.findOpenChanges.initiate(wiki, { forceRefetch: true })),
  };
}

test.each(Object.values(changes))('the client’s $subject is filed, and found again', async (change) => {
  const { send, open } = await client(strongLogin);
  expect((await send(change)).data).toEqual({ kind: 'filed', key: 'CXT-501' });
  expect((await open()).data).toEqual(['CXT-501']);
});

test('the client’s text for no change, and for a ticket that was filed in spite of the answer', async () => {
  const same = await client({ ...strongLogin, mfaEntities: { [wiki]: refeds } });
  expect((await same.send(changes.multiFactor)).data).toEqual({ kind: 'unchanged' });
  const torn = await client({ ...strongLogin, ticketSystem: 'failsAfterFiling' });
  expect((await torn.send(changes.consent)).error).toMatchObject({ kind: 'unknown', status: 400 });
  expect((await torn.open()).data).toEqual(['CXT-501']);
});
