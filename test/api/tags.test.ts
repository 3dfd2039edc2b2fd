import { changesApi } from '../../src/api/changes.api';
import { connectionsApi } from '../../src/api/connections.api';
import { deskApi } from '../../src/api/desk.api';
import { invitationsApi } from '../../src/api/invitations.api';
import { policiesApi } from '../../src/api/policies.api';
import { servicesApi } from '../../src/api/services.api';
import { statisticsApi } from '../../src/api/statistics.api';
import { ticketsApi } from '../../src/api/tickets.api';
import type { DeskStep } from '../../src/contracts/domain/desk';
import { makeStore } from '../../src/store/makeStore';
import { wireService, wireTicketPage } from '../support/builders';
import { enveloped, FakeServer, problem } from '../support/fakeServer';

const wiki = { serviceEntityId: 'https://wiki.example', serviceType: 'saml20_sp', comments: '' } as const;
type Store = ReturnType<typeof makeStore>;

const connect = (store: Store) =>
  store.dispatch(
    connectionsApi.endpoints.connectService.initiate({
      requestId: 'c',
      request: { ...wiki, kind: 'connect', level: '', contactEmail: '' },
    }),
  );
const disconnect = (store: Store) =>
  store.dispatch(
    connectionsApi.endpoints.disconnectService.initiate({
      requestId: 'd',
      request: { ...wiki, kind: 'disconnect' },
    }),
  );

const invitation = { ...wiki, ticketKey: 'CXT-1', invitation: 'LINKINVITE' } as const;
const accept = (store: Store) =>
  store.dispatch(
    connectionsApi.endpoints.acceptInvitation.initiate({
      requestId: 'a',
      request: { ...invitation, kind: 'accept', level: '' },
    }),
  );
const deny = (store: Store) =>
  store.dispatch(
    connectionsApi.endpoints.denyInvitation.initiate({
      requestId: 'n',
      request: { ...invitation, kind: 'deny' },
    }),
  );

const change = (store: Store) =>
  store.dispatch(
    changesApi.endpoints.requestChange.initiate({
      requestId: 's',
      change: { ...wiki, subject: 'multiFactor', level: 'urn:x:mfa' },
    }),
  );

const invite = (store: Store) =>
  store.dispatch(
    invitationsApi.endpoints.sendInvitation.initiate({
      requestId: 'i',
      invitation: {
        institution: { entityId: 'https://idp.south.example', name: 'South' },
        service: { id: 42, type: 'saml20_sp', entityId: 'https://wiki.example', name: 'Wiki' },
        direction: 'connect',
        recipients: [],
        message: '',
      },
    }),
  );
const resend = (store: Store) =>
  store.dispatch(
    invitationsApi.endpoints.resendInvitation.initiate({
      requestId: 'e',
      idpId: 'https://idp.south.example',
      jiraKey: 'CXT-1',
      comments: '',
    }),
  );

const withdraw = (store: Store) =>
  store.dispatch(
    ticketsApi.endpoints.withdrawRequest.initiate({
      requestId: 'w',
      request: { kind: 'withdraw', ticketKey: 'CXT-1', comments: '' },
    }),
  );

const deskStep = (step: DeskStep) => (store: Store) =>
  store.dispatch(
    deskApi.endpoints.takeDeskStep.initiate({ key: 'CXT-1', step, revision: 4, requestId: 'k' }),
  );
const take = deskStep({ action: 'take' });
const resolveDone = deskStep({ action: 'resolve', resolution: 'done' });
const resolveOtherwise = deskStep({ action: 'resolve', resolution: 'duplicate' });
const moved = () => problem(409, 'ticket-changed');
const STEPS = 'POST /x/desk/tickets/CXT-1/steps';

const filed = () => enveloped({ jiraKey: 'CXT-1' });
const refused = () => problem(403, 'forbidden');
const raced = () => problem(409, 'already-requested', { jiraKey: 'CXT-2' });
const answered = () => problem(409, 'already-answered', { jiraKey: 'CXT-1' });
const decided = () => problem(409, 'already-settled', { jiraKey: 'CXT-1' });
const lost = () => problem(503, 'ticket-system-unavailable', { delivery: 'unknown' });
const stopped = () => problem(503, 'ticket-system-unavailable', { delivery: 'refused' });

const tickets = ['changes', 'list', 'marker', 'marks', 'pending'];
const withdrawn = ['catalogue', 'service', ...tickets];
const all = ['users', ...withdrawn];

/** Mutation × the queries that it must refresh; whatever is not named must not be asked again. */
const table = [
  ['POST /services/connect', connect, filed, all],
  ['POST /services/connect', connect, raced, all],
  ['POST /services/connect', connect, lost, all],
  ['POST /services/connect', connect, stopped, []],
  ['POST /services/connect', connect, refused, []],
  ['POST /services/disconnect', disconnect, filed, all],
  ['POST /services/disconnect', disconnect, refused, []],
  ['PUT /users/inviteRequest', accept, filed, all],
  ['PUT /users/inviteRequest', accept, answered, all],
  ['PUT /users/inviteRequest', accept, refused, []],
  ['PUT /users/inviteRequest', deny, filed, all],
  ['PUT /users/inviteRequest', deny, lost, all],
  ['PUT /users/inviteRequest', deny, refused, []],
  ['POST /users/inviteRequest', invite, filed, tickets],
  ['POST /users/inviteRequest', invite, lost, tickets],
  ['POST /users/inviteRequest', invite, refused, []],
  ['POST /users/resendInviteRequest', resend, filed, tickets],
  ['POST /users/resendInviteRequest', resend, answered, tickets],
  ['POST /users/resendInviteRequest', resend, refused, []],
  ['POST /x/tickets/CXT-1/withdrawal', withdraw, filed, withdrawn],
  ['POST /x/tickets/CXT-1/withdrawal', withdraw, decided, withdrawn],
  ['POST /x/tickets/CXT-1/withdrawal', withdraw, lost, withdrawn],
  ['POST /x/tickets/CXT-1/withdrawal', withdraw, refused, []],
  ['POST /users/me/mfa', change, filed, tickets],
  ['POST /users/me/mfa', change, raced, tickets],
  ['POST /users/me/mfa', change, lost, tickets],
  ['POST /users/me/mfa', change, stopped, []],
  ['POST /users/me/mfa', change, refused, []],
  [STEPS, take, filed, tickets],
  [STEPS, take, moved, tickets],
  [STEPS, take, refused, []],
  [STEPS, resolveDone, filed, all],
  [STEPS, resolveOtherwise, filed, tickets],
] as const;

test.each(table)('%s (%#) refreshes what it changed', async (call, mutation, answer, refreshed) => {
  const server = new FakeServer()
    .on('GET /services', () => enveloped({ apps: [], facets: [] }))
    .on('GET /services/detail', () => enveloped(wireService()))
    .on('GET /services/idps', () => enveloped([]))
    .on('GET /policies', () => enveloped([]))
    .on('GET /x/changes', () => enveloped([]))
    .on('GET /x/statistics/marks', () => enveloped({ marks: [], more: false }))
    .on('POST /actions', () => enveloped(wireTicketPage([])))
    .on(call, answer);
  const store = makeStore();
  await Promise.all([
    store.dispatch(servicesApi.endpoints.getCatalogue.initiate()),
    store.dispatch(servicesApi.endpoints.getService.initiate({ id: 42, type: 'saml20_sp' })),
    store.dispatch(
      servicesApi.endpoints.getConnectedInstitutions.initiate({
        entityId: wiki.serviceEntityId,
        type: 'saml20_sp',
      }),
    ),
    store.dispatch(policiesApi.endpoints.getPolicies.initiate()),
    store.dispatch(changesApi.endpoints.getPendingChanges.initiate()),
    store.dispatch(
      statisticsApi.endpoints.getStatisticsMarks.initiate({
        from: 1,
        to: 2,
        spEntityId: wiki.serviceEntityId,
      }),
    ),
    store.dispatch(ticketsApi.endpoints.searchTickets.initiate('year')),
    store.dispatch(ticketsApi.endpoints.countAwaiting.initiate()),
    store.dispatch(
      ticketsApi.endpoints.findPendingTicket.initiate({
        serviceEntityId: wiki.serviceEntityId,
        serviceNumber: 42,
      }),
    ),
  ]);
  server.seen.length = 0;

  await mutation(store);
  await Promise.all(store.dispatch(servicesApi.util.getRunningQueriesThunk()));
  expect(asked(server)).toEqual([...refreshed].sort());
});

function asked({ seen }: FakeServer): string[] {
  const names: Record<string, string> = {
    'GET /services': 'catalogue',
    'GET /services/detail': 'service',
    'GET /services/idps': 'users',
    'GET /policies': 'policies',
    'GET /x/changes': 'changes',
    'GET /x/statistics/marks': 'marks',
  };
  return seen
    .flatMap(({ method, path, body }) =>
      path === '/actions' ? nameOfSearch(body as { maxResults: number }) : (names[`${method} ${path}`] ?? []),
    )
    .sort();
}

function nameOfSearch({ maxResults }: { maxResults: number }): string {
  return maxResults === 0 ? 'marker' : maxResults === 1 ? 'pending' : 'list';
}
