/**
 * Every kind of event is sent when its cause happens over the API or at the desk, in its own shape, without
 * personal data.
 */
import { Value } from 'typebox/value';
import { deliverDue } from '../../../../server/extensions/webhooks/delivering';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import { eventData, eventKinds, type EventKind } from '../../../../src/contracts/wire/events';
import { files, mail, north, wiki } from '../../../support/server/fixtures';
import { policyBody } from '../../../support/server/policies';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../../support/server/server';
import { postConnect } from '../../../support/tickets/ticketsElsewhere';
import { invitation, RESEND, SEND, withPeople } from '../../../server/invitations/inviting';
import {
  atDesk,
  CONSENT,
  json,
  loa2,
  loa3,
  MFA,
  refeds,
  SETTINGS,
  STRONG,
} from '../../../server/settings/changing';
import { commanding, startReceiver, subscribe, type Receiver } from './receiver';

const now = () => new Date();
let server: TestApp;
let admin: TestClient;
let receiver: Receiver;
let command: ReturnType<typeof commanding>;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { WRITES_PER_MINUTE: '1000' },
    now,
  });
  receiver = await startReceiver();
});
beforeEach(async () => {
  await server.database.reset();
  await withPeople(server.database);
  admin = await server.as('admin', { level: 3 });
  receiver.received.length = 0;
  command = commanding(server, now);
  await subscribe(command, receiver);
});
afterAll(async () => {
  await receiver.stop();
  await server.close();
});

async function deliveredEvents(): Promise<readonly [EventKind, object][]> {
  await deliverDue({ ...server, now });
  return receiver.received.map(({ type, data }) => [type, data]);
}

type Answer = Awaited<ReturnType<TestClient['get']>>;
function keyIn(response: Answer): string {
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<{ payload: { jiraKey: string } }>().payload.jiraKey;
}
const resolve = (key: string) => atDesk(server, { action: 'resolve', key, resolution: 'done' });
const pair = (service: string, serviceType = 'saml20_sp') => ({ institution: north, service, serviceType });
const disconnect = (service: string) =>
  admin.form('/dashboard/api/services/disconnect', {
    spEntityId: service,
    type: 'saml20_sp',
    comments: 'No longer.',
  });
const setting = async (path: string, body: object) => resolve(keyIn(await json(admin, path, body)));
const level = { institution: north, service: wiki, serviceType: 'saml20_sp' };

interface Case {
  readonly cause: () => Promise<unknown>;
  readonly tells: object;
}

/** The cause of each kind, and the resulting event. */
const cases: Readonly<Record<EventKind, readonly Case[]>> = {
  'connection.made': [
    { cause: async () => resolve(keyIn(await postConnect(admin))), tells: pair(mail) },
    {
      cause: () =>
        admin.form('/dashboard/api/services/connect', { spEntityId: files, type: 'oidc10_rp', comments: '' }),
      tells: pair(files, 'oidc10_rp'),
    },
  ],
  'connection.ended': [{ cause: async () => resolve(keyIn(await disconnect(wiki))), tells: pair(wiki) }],
  'setting.changed': [
    {
      cause: () =>
        setting(CONSENT, {
          spEntityId: wiki,
          type: 'NO_CONSENT',
          explanationEn: '',
          explanationNl: '',
          typeMetaData: 'saml20_sp',
        }),
      tells: { ...level, setting: 'consent' },
    },
    {
      cause: () => setting(STRONG, { entityId: wiki, entityType: 'saml20_sp', loaLevel: loa2 }),
      tells: { ...level, setting: 'strongAuthentication', level: loa2 },
    },
    {
      cause: () => setting(MFA, { entityId: wiki, entityType: 'saml20_sp', authnContextLevel: refeds }),
      tells: { ...level, setting: 'multiFactor', level: refeds },
    },
    {
      cause: () => setting(SETTINGS, { descriptionsEn: 'Another text' }),
      tells: { institution: north, setting: 'institution' },
    },
    {
      cause: async () =>
        resolve(
          keyIn(
            await admin.form('/dashboard/api/services/connect', {
              spEntityId: mail,
              type: 'saml20_sp',
              comments: '',
              loaLevel: loa3,
            }),
          ),
        ),
      tells: { ...pair(mail), setting: 'strongAuthentication', level: loa3 },
    },
  ],
  'policy.changed': [
    {
      cause: () => admin.post('/dashboard/api/policies', policyBody()),
      tells: {
        policy: expect.any(String),
        change: 'created',
        revision: 1,
        institution: north,
        institutions: [north],
        services: [wiki],
        servicesNegated: false,
        active: true,
      },
    },
    {
      cause: async () => {
        const made = await admin.post('/dashboard/api/policies', policyBody());
        const { payload } = made.json<{ payload: object }>();
        await admin.call('PUT', '/dashboard/api/policies', { ...payload, active: false });
      },
      tells: expect.objectContaining({ change: 'updated', revision: 2, active: false }),
    },
    {
      cause: async () => {
        const made = await admin.post('/dashboard/api/policies', policyBody());
        const { id } = made.json<{ payload: { id: string } }>().payload;
        await admin.call('DELETE', `/dashboard/api/policies/${id}`);
      },
      tells: expect.objectContaining({ change: 'deleted', revision: 1 }),
    },
  ],
  'ticket.filed': [
    {
      cause: () => postConnect(admin),
      tells: { ticket: expect.any(String), type: 'LINKREQUEST', institution: north, service: mail },
    },
    {
      cause: async () => (await server.as('superUser')).post(SEND, invitation()),
      tells: { ticket: expect.any(String), type: 'LINKINVITE', institution: north, service: mail },
    },
  ],
  'ticket.changed': [
    {
      cause: async () => atDesk(server, { action: 'take', key: keyIn(await postConnect(admin)) }),
      tells: expect.objectContaining({ step: 'work.started', status: 'In Progress' }),
    },
    {
      cause: async () => {
        const desk = await server.as('superUser');
        const sent = await desk.post(SEND, invitation());
        const jiraKey = (await server.database.read.selectFrom('ticket').select('key').execute()).at(-1)?.key;
        expect(sent.statusCode).toBe(200);
        await desk.call('POST', RESEND, { idpId: north, jiraKey, comments: 'Still waiting.' });
      },
      tells: expect.objectContaining({ step: 'invitation.reminded', status: 'Waiting for customer' }),
    },
  ],
  'ticket.ended': [
    {
      cause: async () => resolve(keyIn(await postConnect(admin))),
      tells: expect.objectContaining({ step: 'request.resolved', status: 'Resolved', resolution: 'done' }),
    },
    {
      cause: async () => {
        const key = keyIn(await postConnect(admin));
        await admin.post(`/dashboard/api/x/tickets/${key}/withdrawal`, { comment: 'Not needed any more.' });
      },
      tells: expect.objectContaining({ step: 'request.withdrawn' }),
    },
  ],
  'webhook.test': [{ cause: () => command({ action: 'test', name: 'hub' }), tells: {} }],
};

const table = eventKinds.flatMap((kind) => cases[kind].map((one, index) => ({ kind, index, ...one })));

test.each(table)('$kind, $index', async ({ kind, cause, tells }) => {
  await cause();
  const same = (await deliveredEvents()).filter(([type]) => type === kind);
  expect(same.at(-1)?.[1]).toEqual(tells);
  const people = /Ann|Bee|Dana|Test admin|@|No longer|Please|Another text|Still waiting/;
  for (const { type, data, text, signedBy } of receiver.received) {
    expect(Value.Check(eventData[type], data)).toBe(true);
    expect(text).not.toMatch(people);
    expect(signedBy).toHaveLength(1);
  }
});

test('a repetition without effect is not reported, nor a change that was refused or rolled back', async () => {
  await resolve(keyIn(await postConnect(admin, 'once')));
  await postConnect(admin, 'once');
  const before = (await deliveredEvents()).length;
  expect(
    (await deliveredEvents()).map(([kind]) => kind).filter((kind) => kind === 'connection.made'),
  ).toHaveLength(1);
  await admin.post('/dashboard/api/policies', policyBody({ name: '' }));
  await expect(resolve('CXT-9999')).rejects.toThrow();
  expect(await deliveredEvents()).toHaveLength(before);
});

test('a program gets the kinds that it wants, and nothing else', async () => {
  await command({ action: 'remove', name: 'hub' });
  await subscribe(command, receiver, { kinds: ['connection.made'] });
  await resolve(keyIn(await postConnect(admin)));
  expect((await deliveredEvents()).map(([kind]) => kind)).toEqual(['connection.made']);
});

test('nothing is stored if no program is to be notified', async () => {
  await command({ action: 'remove', name: 'hub' });
  await resolve(keyIn(await postConnect(admin)));
  expect(await server.database.read.selectFrom('event').selectAll().execute()).toEqual([]);
});
