import { files, mail, north, wiki } from '../../support/server/fixtures';
import { policyBody, storePolicy } from '../../support/server/policies';
import type { TestApp, TestClient } from '../../support/server/server';
import { invitation } from '../invitations/inviting';
import { loa3, refeds } from '../settings/changing';
import { connectRequest } from '../tickets/newTicket';
import { invite } from '../tickets/newInvitation';
import type { Write } from './write';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';

const API = '/dashboard/api';
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object) => (_server: TestApp, client: TestClient) =>
  client.call('POST', API + path, JSON.stringify(body), json);
const form = (path: string, fields: Readonly<Record<string, string>>) => (_: TestApp, client: TestClient) =>
  client.form(API + path, fields);

export async function filed({ config, database }: TestApp): Promise<string> {
  const own = connectRequest({ userUid: 'urn:collab:person:example:admin' });
  const { key } = await database.transaction((tx) => localDesk(config).file(tx, own, new Date()));
  return key;
}

const atNorth = { by: 'admin', institution: north } as const;
const asSuperUser = { by: 'superUser', institution: north } as const;

/** Every call of the core that changes something, by method and path. */
export const writes: Readonly<Record<string, Write>> = {
  'POST /x/sessions/:id/end': {
    ...atNorth,
    kind: 'session.ended',
    async make(server, client) {
      await server.as('admin');
      const listed = await client.get(`${API}/x/sessions`);
      const { payload } = listed.json<{ payload?: { id: string; current: boolean }[] }>();
      const other = payload?.find(({ current }) => !current);
      return client.post(`${API}/x/sessions/${other?.id ?? 'another'}/end`, {});
    },
  },
  'POST /x/tickets/:key/withdrawal': {
    ...atNorth,
    kind: 'request.withdrawn',
    make: async (server, client) => client.post(`${API}/x/tickets/${await filed(server)}/withdrawal`, {}),
  },
  'GET /users/me/switch-to-idp': {
    ...asSuperUser,
    kind: 'institution.switched',
    make: (_server, client) =>
      client.get(
        `${API}/users/me/switch-to-idp?idpId=${encodeURIComponent(north)}&role=ROLE_DASHBOARD_VIEWER`,
      ),
  },
  'POST /users/me/switch-to-idp': {
    ...asSuperUser,
    kind: 'institution.switched',
    make: (_server, client) =>
      client.post(`${API}/users/me/switch-to-idp?idpId=${encodeURIComponent(north)}`, {}),
  },
  'GET /logout': {
    ...atNorth,
    kind: 'login.ended',
    make: (_server, client) => client.get(`${API}/logout`),
  },
  'POST /logout': { ...atNorth, kind: 'login.ended', make: post('/logout', {}) },
  'POST /users/me/settings': {
    ...atNorth,
    kind: 'institution.requested',
    make: post('/users/me/settings', { organisationNameEn: 'The North' }),
  },
  'POST /users/me/consent': {
    ...atNorth,
    kind: 'setting.requested',
    make: post('/users/me/consent', { spEntityId: wiki, type: 'NO_CONSENT' }),
  },
  'POST /users/me/mfa': {
    ...atNorth,
    kind: 'setting.requested',
    make: post('/users/me/mfa', { entityId: wiki, entityType: 'saml20_sp', authnContextLevel: refeds }),
  },
  'POST /users/me/surfsecureid': {
    ...atNorth,
    kind: 'setting.requested',
    level: 3,
    make: post('/users/me/surfsecureid', { entityId: wiki, entityType: 'saml20_sp', loaLevel: loa3 }),
  },
  'POST /services/connect': {
    ...atNorth,
    kind: 'connection.requested',
    make: form('/services/connect', { spEntityId: mail, type: 'saml20_sp' }),
  },
  'POST /services/disconnect': {
    ...atNorth,
    kind: 'disconnection.requested',
    make: form('/services/disconnect', { spEntityId: wiki, type: 'saml20_sp' }),
  },
  'PUT /users/inviteRequest': {
    ...atNorth,
    kind: 'invitation.answered',
    async make({ database }, client) {
      const jiraKey = await invite(database);
      return client.call('PUT', `${API}/users/inviteRequest`, {
        status: 'REJECTED',
        type: 'LINKINVITE',
        jiraKey,
      });
    },
  },
  'POST /users/inviteRequest': {
    ...asSuperUser,
    kind: 'invitation.sent',
    make: post('/users/inviteRequest', invitation()),
  },
  'POST /users/resendInviteRequest': {
    ...asSuperUser,
    kind: 'invitation.resent',
    async make(server, client) {
      const jiraKey = await invite(server.database);
      return post('/users/resendInviteRequest', { idpId: north, jiraKey, comments: 'Please.' })(
        server,
        client,
      );
    },
  },
  'POST /policies': { ...atNorth, kind: 'policy.created', make: post('/policies', policyBody()) },
  'PUT /policies': {
    ...atNorth,
    kind: 'policy.changed',
    async make({ database }, client) {
      const id = await storePolicy(database, { name: 'Staff only' });
      return client.call('PUT', `${API}/policies`, policyBody({ id, description: 'Another' }));
    },
  },
  'DELETE /policies/:id': {
    ...atNorth,
    kind: 'policy.deleted',
    async make({ database }, client) {
      return client.call('DELETE', `${API}/policies/${await storePolicy(database, { name: 'Staff only' })}`);
    },
  },
};

/** Immediate actions, downloads, and questions by programs, which have no row in the access table. */
export const furtherWrites: Readonly<Record<string, Write>> = {
  'a connection that is made at once': {
    ...atNorth,
    kind: 'connection.made',
    make: form('/services/connect', { spEntityId: files, type: 'oidc10_rp' }),
  },
  'the list of services as a sheet': {
    ...atNorth,
    kind: 'services.downloaded',
    make: post('/services/download', { idp: north, ids: [1] }),
  },
};

/** Writes that leave nothing in the audit trail, and why. */
export const unrecorded: Readonly<Record<string, string>> = {
  'POST /x/session': 'Puts off the end of a session that is in use, like every other call of it.',
  'POST /x/outcomes': 'Counts how conversations end, and not whose they were; nothing is stored.',
  'POST /jsError': 'Goes into the log; nothing is stored.',
};
