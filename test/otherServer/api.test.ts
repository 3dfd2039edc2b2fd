/** The calls about connections by themselves: what the client makes of the answers of the existing server. */
import { connectionsApi } from '../../src/api/connections.api';
import { policiesApi } from '../../src/api/policies.api';
import { policyEditingApi } from '../../src/api/policyEditing.api';
import { catalogueApi } from '../../src/api/catalogue.api';
import { servicesApi } from '../../src/api/services.api';
import { sessionApi } from '../../src/api/session.api';
import { ticketsApi } from '../../src/api/tickets.api';
import type { TicketRequest } from '../../src/contracts/domain/tickets/ticketRequest';
import { makeStore } from '../../src/store/makeStore';
import { login, service, ticket, uni, wiki, type Federation } from '../support/otherServer/federation';
import { otherServer } from '../support/otherServer/otherServer';

type AboutConnections = Extract<TicketRequest['kind'], 'connect' | 'disconnect' | 'accept' | 'deny'>;

const subject = { serviceEntityId: wiki, serviceType: 'saml20_sp', comments: '' } as const;
const invitation = {
  ...subject,
  kind: 'accept',
  invitation: 'LINKINVITE',
  ticketKey: 'CXT-9',
  level: '',
} as const;
const requests = {
  connect: { ...subject, kind: 'connect', level: '', contactEmail: '' },
  disconnect: { ...subject, kind: 'disconnect' },
  accept: invitation,
  deny: { ...invitation, kind: 'deny' },
} as const satisfies { readonly [Kind in AboutConnections]: Extract<TicketRequest, { kind: Kind }> };

const { connectService, disconnectService, acceptInvitation, denyInvitation } = connectionsApi.endpoints;

/** Makes a store that knows who is logged in, and sends. */
async function client(over: Partial<Federation> = {}) {
  const other = otherServer({ tickets: [ticket()], ...over });
  const { dispatch } = makeStore();
  await dispatch(sessionApi.endpoints.getPerson.initiate(''));
  const of = <Sent>(request: Sent) => ({ request, requestId: 'k-1' });
  const send = {
    connect: () => dispatch(connectService.initiate(of(requests.connect))),
    disconnect: () => dispatch(disconnectService.initiate(of(requests.disconnect))),
    accept: () => dispatch(acceptInvitation.initiate(of(requests.accept))),
    deny: () => dispatch(denyInvitation.initiate(of(requests.deny))),
  };
  return { ...other, dispatch, send };
}

const atOnce = { services: [service({ institutionId: 'AB-12' })] };

test.each([
  ['connect', {}, { kind: 'filed', key: 'CXT-502' }],
  ['connect', atOnce, { kind: 'established' }],
  ['disconnect', {}, { kind: 'filed', key: 'CXT-502' }],
  ['accept', {}, { kind: 'filed', key: 'CXT-9' }],
  ['accept', atOnce, { kind: 'established' }],
  ['deny', {}, { kind: 'filed', key: 'CXT-9' }],
  ['deny', atOnce, { kind: 'filed', key: 'CXT-9' }],
] as const)('%s succeeds (%#)', async (kind, situation, outcome) => {
  const { send } = await client(situation);
  expect((await send[kind]()).data).toEqual(outcome);
});

const kinds = ['connect', 'disconnect', 'accept', 'deny'] as const;

test.each(kinds)('%s: a 400 is unknown, without data for support', async (kind) => {
  const { send } = await client({ ticketSystem: 'fails' });
  expect((await send[kind]()).error).toEqual({ kind: 'unknown', status: 400 });
});

test.each([
  ['connect', login({ level: 1 })],
  ['disconnect', login({ level: 1 })],
  ['connect', login({ role: 'MEMBER' })],
  ['accept', login({ role: 'VIEWER' })],
  ['deny', null],
] as const)('%s: every 403, empty or not, is forbidden (%#)', async (kind, later) => {
  const { federation, send } = await client();
  federation.login = later;
  expect((await send[kind]()).error).toEqual({ kind: 'forbidden' });
});

test('the key of a repetition has no effect on this server: it is filed again', async () => {
  const { federation, send } = await client({ tickets: [] });
  await send.connect();
  await send.connect();
  expect(federation.tickets.map(({ key }) => key)).toEqual(['CXT-501', 'CXT-502']);
});

test('the pending ticket of a service, by its number and never a rejected one', async () => {
  const { dispatch, federation } = await client({
    tickets: [ticket({ key: 'CXT-1', spId: `${wiki}/more` })],
  });
  const find = (key?: string) =>
    dispatch(
      ticketsApi.endpoints.findPendingTicket.initiate(
        { serviceEntityId: wiki, serviceId: 42, ...(key && { key }) },
        { forceRefetch: true },
      ),
    );
  expect((await find()).data).toBeNull();
  federation.tickets.push(ticket({ comments: ['ann has rejected this LINKINVITE request.'] }));
  expect((await find()).data).toBeNull();
  expect((await find('CXT-9')).data).toMatchObject({ key: 'CXT-9', rejected: true });
  federation.tickets.push(ticket({ key: 'CXT-10', createdAt: Date.now() }));
  expect((await find()).data).toMatchObject({ key: 'CXT-10', requestedAt: expect.stringMatching(/Z$/) });
});

test('marker, list and detail read the answers of this server, including blanks', async () => {
  const { dispatch } = await client({ tickets: [ticket(), ticket({ key: 'CXT-10', status: 'Open' })] });
  expect((await dispatch(ticketsApi.endpoints.countAwaiting.initiate())).data).toBe(1);
  const { data } = await dispatch(catalogueApi.endpoints.getCatalogue.initiate());
  expect(data?.facets).toEqual([{ key: 'type_of_service', name: 'Type of Service' }]);
  const types = data?.services.flatMap(({ categories }) => categories['type_of_service'] ?? []);
  expect(types).toEqual(expect.arrayContaining(['Education', 'Research']));
  const ref = { id: 42, type: 'saml20_sp' } as const;
  const detail = (await dispatch(servicesApi.endpoints.getService.initiate(ref))).data;
  expect(detail).toMatchObject({ contacts: [], ownAttributes: [{ userValues: ['ann'] }] });
  expect(detail).not.toHaveProperty('publishedInEdugain');
  const gone = await dispatch(servicesApi.endpoints.getService.initiate({ id: 1, type: 'saml20_sp' }));
  expect(gone.error).toEqual({ kind: 'notFound', reading: true });
});

test('attributes that policies may name come with their labels', async () => {
  const { dispatch } = await client();
  const { data } = await dispatch(policyEditingApi.endpoints.getPolicyAttributes.initiate());
  expect(data).toContainEqual(
    expect.objectContaining({ name: 'urn:mace:dir:attribute-def:eduPersonAffiliation' }),
  );
});

test('policies that fail are unknown; those refused to members are forbidden', async () => {
  const { dispatch, federation } = await client({ policiesFail: true });
  const read = () => dispatch(policiesApi.endpoints.getPolicies.initiate(undefined, { forceRefetch: true }));
  expect((await read()).error).toEqual({ kind: 'unknown', status: 400, reading: true });
  federation.login = login({ role: 'MEMBER' });
  expect((await read()).error).toEqual({ kind: 'forbidden', reading: true });
});

test('the person: missing members are unknown, and none is an extension', async () => {
  const { dispatch } = await client();
  const { data } = await dispatch(sessionApi.endpoints.getPerson.initiate(''));
  expect(data).toMatchObject({
    language: 'en',
    level: 2,
    institution: { entityId: uni, contactPersons: [{ name: 'null' }] },
    installation: { extensions: [], statsTimeZone: 'UTC', ticketKeyPrefix: 'CXT', demo: false, links: {} },
  });
  expect(data?.institution).not.toHaveProperty('publishedInEdugain');
});
