import type { TicketStatus, TicketType } from '../../../contracts/wire/enumerations';
import type { Scenarios, StateName } from '../../kit/scenario';
import type { InviteLinkInput, inviteLinkMachine } from './inviteLink.machine';

function ticket(type: TicketType, status: TicketStatus) {
  return { type, status, rejected: false } as const;
}

const invited: InviteLinkInput = {
  guest: false,
  level: 2,
  stepUpOffered: true,
  alreadySent: false,
  mayFollowTickets: true,
  ticketSystemDown: false,
  lookUp: 'done',
  ticket: ticket('LINKINVITE', 'Waiting for customer'),
  connected: false,
};
const looking = { ...invited, lookUp: 'looking', ticket: null } as const;
const guest = { ...looking, guest: true, level: 0, mayFollowTickets: false } as const;

type End = StateName<typeof inviteLinkMachine>;

/** Facts in, one state out: nothing is asked on the way. */
function story(title: string, input: InviteLinkInput, end: End) {
  return { title, input, answers: {}, steps: [], end };
}

export const inviteLinkScenarios = {
  events: {},
  answers: {},
  stories: {
    guest: story('A guest opens the link', guest, 'sendsToLogin'),
    weakLogin: story('A login of level 1', { ...looking, level: 1 }, 'sendsToLogin'),
    guestAgain: story('The guest cancelled the login', { ...guest, alreadySent: true }, 'asksLogin'),
    withoutStepUp: story('A guest where nothing steps up', { ...guest, stepUpOffered: false }, 'asksLogin'),
    weakAgain: story(
      'The login came back as weak as before',
      { ...looking, level: 1, alreadySent: true },
      'looking',
    ),
    member: story('A member', { ...looking, mayFollowTickets: false }, 'notAllowed'),
    down: story('The ticket system is down', { ...looking, ticketSystemDown: true }, 'down'),
    failed: story('The look-up fails', { ...looking, lookUp: 'failed' }, 'failed'),
    unknown: story('Another institution has the ticket', { ...invited, ticket: null }, 'unknown'),
    request: story(
      'The ticket is a request of the institution',
      { ...invited, ticket: ticket('LINKREQUEST', 'Open') },
      'notAnInvitation',
    ),
    invited: story('Invited to connect', invited, 'invited'),
    invitedToDisconnect: story(
      'Invited to disconnect',
      { ...invited, connected: true, ticket: ticket('UNLINKINVITE', 'Waiting for customer') },
      'invited',
    ),
    connected: story('Connected in the meantime', { ...invited, connected: true }, 'alreadyConnected'),
    disconnected: story(
      'Disconnected in the meantime',
      { ...invited, ticket: ticket('UNLINKINVITE', 'Waiting for customer') },
      'alreadyDisconnected',
    ),
    answered: story(
      'Somebody approved, and the desk works on it',
      { ...invited, ticket: ticket('LINKINVITE', 'In Progress') },
      'beingProcessed',
    ),
    approved: story(
      'Approved and done',
      { ...invited, connected: true, ticket: { ...ticket('LINKINVITE', 'Resolved'), resolution: 'done' } },
      'approved',
    ),
    denied: story(
      'Denied, and the desk has not closed the ticket',
      { ...invited, ticket: { ...ticket('LINKINVITE', 'Open'), rejected: true } },
      'denied',
    ),
    withdrawn: story(
      'Withdrawn by the desk',
      { ...invited, ticket: { ...ticket('LINKINVITE', 'Closed'), resolution: 'cancelled' } },
      'denied',
    ),
    closed: story(
      'Closed, and nobody can tell how',
      { ...invited, ticket: ticket('LINKINVITE', 'Closed') },
      'processed',
    ),
  },
} as const satisfies Scenarios<typeof inviteLinkMachine>;
