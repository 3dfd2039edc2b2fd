import { setup } from 'xstate';
import { mayFollowTickets } from '../../../contracts/domain/person/rights';
import { underWay, type UnderWay } from '../../../contracts/domain/services/connection';
import { refusalOf, type Applicant, type Refusal } from '../../../contracts/domain/tickets/refusal';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';

/** The data of a ticket that a button and its reason show. */
export type PendingTicket = Pick<
  Ticket,
  'key' | 'type' | 'status' | 'requestedAt' | 'message' | 'withdrawable'
>;

/** State of the look-up of open tickets; `notDone` for people who may not see tickets. */
type LookUp = 'done' | 'looking' | 'failed' | 'notDone';

/** All that decides which button the header of a service shows. */
export interface ServiceConnectionInput extends Applicant {
  readonly connected: boolean;
  /** An example from which the institution gets an instance of its own. */
  readonly singleTenant: boolean;
  /** It speaks no SAML 2.0. */
  readonly saml1Only: boolean;
  /** The newest ticket about this connection, as far as it is known. */
  readonly ticket: PendingTicket | null;
  readonly lookUp: LookUp;
  readonly ticketSystemDown: boolean;
}

interface ServiceConnectionContext extends ServiceConnectionInput {
  /** The reason why this person may change nothing; null: may. */
  readonly refusal: Refusal | null;
  /** The purpose of the open ticket; null if tickets are not looked up. */
  readonly underWay: UnderWay | null;
}

/** Decides which button the header of a service shows, and whether it can be used (REQUIREMENTS 94–100). */
export const serviceConnectionMachine = setup({
  types: { input: {} as ServiceConnectionInput, context: {} as ServiceConnectionContext },
  guards: {
    isGuest: ({ context }) => context.roles.guest,
    isLooking: ({ context }) =>
      context.lookUp === 'looking' && context.ticket === null && mayFollowTickets(context.roles),
    isConnected: ({ context }) => context.connected,
    isInvitedInVain: ({ context }) => context.underWay === 'invitation' && context.refusal !== null,
    isInvited: ({ context }) => context.underWay === 'invitation',
    isConnecting: ({ context }) => context.underWay === 'connecting',
    isDisconnecting: ({ context }) => context.underWay === 'disconnecting',
    isSaml1Only: ({ context }) => context.saml1Only,
    isRefused: ({ context }) => context.refusal !== null,
    isTicketSystemDown: ({ context }) => context.ticketSystemDown,
    hasFailed: ({ context }) => context.lookUp === 'failed',
  },
}).createMachine({
  id: 'serviceConnection',
  context: ({ input }) => ({
    ...input,
    refusal: refusalOf(input),
    underWay:
      mayFollowTickets(input.roles) && !input.ticketSystemDown
        ? underWay(input.connected, input.ticket)
        : null,
  }),
  initial: 'sorting',
  states: {
    sorting: {
      description:
        'Checks who it is, whether the look-up has answered, and whether the service is connected.',
      always: [
        { guard: 'isGuest', target: 'guest' },
        { guard: 'isLooking', target: 'looking' },
        { guard: 'isConnected', target: 'sortingConnected' },
        { target: 'sortingNotConnected' },
      ],
    },
    sortingNotConnected: {
      description:
        'Not connected: checks for open requests, then whether this person may request a connection.',
      always: [
        { guard: 'isInvitedInVain', target: 'connectInvitationRefused' },
        { guard: 'isInvited', target: 'invitedToConnect' },
        { guard: 'isConnecting', target: 'connectPending' },
        { guard: 'isDisconnecting', target: 'disconnectPendingWhileNotConnected' },
        { guard: 'isSaml1Only', target: 'notConnectable' },
        { guard: 'isRefused', target: 'connectRefused' },
        { guard: 'isTicketSystemDown', target: 'connectableWhileDown' },
        { guard: 'hasFailed', target: 'connectableUnchecked' },
        { target: 'connectable' },
      ],
    },
    sortingConnected: {
      description: 'Connected: checks for open requests, then whether this person may end the connection.',
      always: [
        { guard: 'isInvitedInVain', target: 'disconnectInvitationRefused' },
        { guard: 'isInvited', target: 'invitedToDisconnect' },
        { guard: 'isDisconnecting', target: 'disconnectPending' },
        { guard: 'isConnecting', target: 'connectPendingWhileConnected' },
        { guard: 'isRefused', target: 'disconnectRefused' },
        { guard: 'isTicketSystemDown', target: 'disconnectableWhileDown' },
        { guard: 'hasFailed', target: 'disconnectableUnchecked' },
        { target: 'disconnectable' },
      ],
    },
    guest: { type: 'final', description: 'No one is logged in: only the link to the login is shown.' },
    looking: {
      type: 'final',
      description: 'Open tickets are being looked up: the button is shown, and waits.',
    },
    connectable: { type: 'final', description: 'The button to connect opens the dialog.' },
    connectableUnchecked: {
      type: 'final',
      description: 'The look-up failed: the button to connect can be used, and it says what is not known.',
    },
    connectableWhileDown: {
      type: 'final',
      description: 'The ticket system is down: the page says so, and so does the dialog behind the button.',
    },
    notConnectable: {
      type: 'final',
      description: 'The service cannot be connected, since it does not support SAML 2.0: the button says so.',
    },
    connectRefused: { type: 'final', description: 'The button to connect cannot be used, and says why not.' },
    connectPending: {
      type: 'final',
      description:
        'A request or an accepted invitation to connect is open: no button, and a banner names the ticket.',
    },
    connectPendingWhileConnected: {
      type: 'final',
      description: 'The connection works already; the ticket that asked for it is not closed yet.',
    },
    invitedToConnect: {
      type: 'final',
      description: 'The federation invites the institution to connect: accept or decline.',
    },
    connectInvitationRefused: {
      type: 'final',
      description: 'Invited to connect, but this person may not answer: both buttons say why not.',
    },
    disconnectable: { type: 'final', description: 'Connected, with the button to disconnect.' },
    disconnectableUnchecked: {
      type: 'final',
      description: 'Connected; the look-up failed, so the button to disconnect says what is not known.',
    },
    disconnectableWhileDown: {
      type: 'final',
      description:
        'Connected; the ticket system is down, and the page says so beside the button to disconnect.',
    },
    disconnectRefused: {
      type: 'final',
      description: 'Connected; the button to disconnect cannot be used, and says why not.',
    },
    disconnectPending: {
      type: 'final',
      description:
        'A request or an accepted invitation to disconnect is open: no button, and a banner names the ticket.',
    },
    disconnectPendingWhileNotConnected: {
      type: 'final',
      description: 'The connection has ended; the ticket that asked for it is not closed yet.',
    },
    invitedToDisconnect: {
      type: 'final',
      description: 'The federation invites the institution to disconnect: accept or decline.',
    },
    disconnectInvitationRefused: {
      type: 'final',
      description: 'Invited to disconnect, but this person may not answer: both buttons say why not.',
    },
  },
});
