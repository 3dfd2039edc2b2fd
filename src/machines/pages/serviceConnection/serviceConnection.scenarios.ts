import type { TicketStatus, TicketType } from '../../../contracts/wire/enumerations';
import type { Scenarios, StateName } from '../../kit/scenario';
import type {
  PendingTicket,
  ServiceConnectionInput,
  serviceConnectionMachine,
} from './serviceConnection.machine';

const noRoles = { guest: false, member: false, viewer: false, admin: false, superUser: false } as const;

const admin: ServiceConnectionInput = {
  roles: { ...noRoles, admin: true },
  institution: { state: 'prodaccepted', institutionId: 'NORTH' },
  connected: false,
  singleTenant: false,
  saml1Only: false,
  ticket: null,
  lookUp: 'done',
  ticketSystemDown: false,
};
const viewer = { ...admin, roles: { ...noRoles, viewer: true } } as const;

function ticket(type: TicketType, status: TicketStatus): PendingTicket {
  return { key: 'CXT-12', type, status, requestedAt: '2026-03-01T08:48:21Z', message: '' };
}
const awaiting = (type: TicketType) => ticket(type, 'Waiting for customer');

type End = StateName<typeof serviceConnectionMachine>;

/** Facts in, one state out: nothing is asked on the way. */
function story(title: string, input: ServiceConnectionInput, end: End) {
  return { title, input, answers: {}, steps: [], end };
}

const connected = { connected: true } as const;

export const serviceConnectionScenarios = {
  events: {},
  answers: {},
  stories: {
    guest: story('No one is logged in', { ...admin, roles: { ...noRoles, guest: true } }, 'guest'),
    looking: story('The look-up has not answered yet', { ...admin, lookUp: 'looking' }, 'looking'),
    connectable: story('An admin, and nothing is under way', admin, 'connectable'),
    singleTenant: story('An example for single tenants', { ...admin, singleTenant: true }, 'connectable'),
    saml1Only: story('A service without SAML 2.0', { ...admin, saml1Only: true }, 'notConnectable'),
    unchecked: story('The look-up fails', { ...admin, lookUp: 'failed' }, 'connectableUnchecked'),
    down: story(
      'The ticket system is down',
      { ...admin, lookUp: 'notDone', ticketSystemDown: true },
      'connectableWhileDown',
    ),
    viewer: story('A viewer', viewer, 'connectRefused'),
    member: story(
      'A member sees no invitations',
      { ...admin, roles: { ...noRoles, member: true }, lookUp: 'notDone', ticket: awaiting('LINKINVITE') },
      'connectRefused',
    ),
    superUser: story(
      'A super user who has not taken on a role',
      { ...admin, roles: { ...noRoles, superUser: true } },
      'connectRefused',
    ),
    testInstitution: story(
      'A test institution',
      { ...admin, institution: { state: 'testaccepted', institutionId: 'NORTH' } },
      'connectRefused',
    ),
    noInstitutionId: story(
      'An institution without institution id',
      { ...admin, institution: { state: 'prodaccepted' } },
      'connectRefused',
    ),
    invited: story('Invited to connect', { ...admin, ticket: awaiting('LINKINVITE') }, 'invitedToConnect'),
    invitedInVain: story(
      'A viewer of an institution that is invited',
      { ...viewer, ticket: awaiting('LINKINVITE') },
      'connectInvitationRefused',
    ),
    requested: story(
      'A request that waits for acceptance blocks a second one',
      { ...admin, ticket: ticket('LINKREQUEST', 'Waiting for Acceptance') },
      'connectPending',
    ),
    disconnected: story(
      'Disconnected, and the ticket is not closed',
      { ...admin, ticket: ticket('UNLINKINVITE', 'In Progress') },
      'disconnectPendingWhileNotConnected',
    ),
    outdated: story(
      'An invitation to disconnect what is not connected',
      { ...admin, ticket: awaiting('UNLINKINVITE') },
      'connectable',
    ),
    ended: story(
      'A ticket that is resolved',
      { ...admin, ticket: ticket('LINKREQUEST', 'Resolved') },
      'connectable',
    ),
    disconnectable: story('Connected', { ...admin, ...connected }, 'disconnectable'),
    saml1Connected: story(
      'A connected service without SAML 2.0',
      { ...admin, ...connected, saml1Only: true },
      'disconnectable',
    ),
    connectedUnchecked: story(
      'Connected, and the look-up fails',
      { ...admin, ...connected, lookUp: 'failed' },
      'disconnectableUnchecked',
    ),
    connectedDown: story(
      'Connected, and the ticket system is down',
      { ...admin, ...connected, lookUp: 'notDone', ticketSystemDown: true },
      'disconnectableWhileDown',
    ),
    connectedViewer: story('Connected, and a viewer', { ...viewer, ...connected }, 'disconnectRefused'),
    invitedToDisconnect: story(
      'Invited to disconnect',
      { ...admin, ...connected, ticket: awaiting('UNLINKINVITE') },
      'invitedToDisconnect',
    ),
    invitedToDisconnectInVain: story(
      'A viewer of an institution that is invited to disconnect',
      { ...viewer, ...connected, ticket: awaiting('UNLINKINVITE') },
      'disconnectInvitationRefused',
    ),
    disconnecting: story(
      'A request to disconnect is on hold',
      { ...admin, ...connected, ticket: ticket('UNLINKREQUEST', 'On Hold') },
      'disconnectPending',
    ),
    connectedBefore: story(
      'Connected, and the ticket is not closed',
      { ...admin, ...connected, ticket: ticket('LINKREQUEST', 'In Progress') },
      'connectPendingWhileConnected',
    ),
  },
} as const satisfies Scenarios<typeof serviceConnectionMachine>;
