import { setup } from 'xstate';
import { invitationEnd, type InvitationEnd } from '../../../contracts/domain/invitations/invitationAnswer';
import { isAwaitingAnswer, underWay } from '../../../contracts/domain/services/connection';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import { isInvitation } from '../../../contracts/domain/tickets/ticketRules';

/** All that decides what an invite link means for this person, now. */
export interface InviteLinkInput {
  readonly guest: boolean;
  /** Rank of the login; 0 for a guest. */
  readonly level: number;
  readonly stepUpOffered: boolean;
  /** This tab left for the login once because of this key, or cannot remember whether it did. */
  readonly alreadySent: boolean;
  /** Viewers, admins and super users may; members may not. */
  readonly mayFollowTickets: boolean;
  readonly ticketSystemDown: boolean;
  readonly lookUp: 'looking' | 'failed' | 'done';
  /** The ticket with this key, of the institution acted for and of this service; null: there is none. */
  readonly ticket: Pick<Ticket, 'type' | 'status' | 'rejected' | 'resolution'> | null;
  readonly connected: boolean;
}

/** An invitation is answered with a login of at least this rank. */
const answeringLevel = 2;

interface Scope {
  readonly context: InviteLinkInput;
}

function hasEnd(end: InvitationEnd) {
  return ({ context: { ticket } }: Scope) => ticket !== null && invitationEnd(ticket) === end;
}

/** Decides what an invite link means for this person now (REQUIREMENTS 103–108). */
export const inviteLinkMachine = setup({
  types: { input: {} as InviteLinkInput, context: {} as InviteLinkInput },
  guards: {
    isToStepUp: ({ context }) =>
      context.stepUpOffered && !context.alreadySent && (context.guest || context.level < answeringLevel),
    isGuest: ({ context }) => context.guest,
    isNotAllowed: ({ context }) => !context.mayFollowTickets,
    isTicketSystemDown: ({ context }) => context.ticketSystemDown,
    isLooking: ({ context }) => context.lookUp === 'looking',
    hasFailed: ({ context }) => context.lookUp === 'failed',
    hasNoTicket: ({ context }) => context.ticket === null,
    isNoInvitation: ({ context }) => context.ticket !== null && !isInvitation(context.ticket.type),
    isApproved: hasEnd('approved'),
    isDenied: hasEnd('denied'),
    isProcessed: hasEnd('processed'),
    isInvited: ({ context }) => underWay(context.connected, context.ticket) === 'invitation',
    isOvertakenConnected: ({ context }) =>
      context.ticket !== null && isAwaitingAnswer(context.ticket) && context.connected,
    isOvertaken: ({ context }) => context.ticket !== null && isAwaitingAnswer(context.ticket),
  },
}).createMachine({
  id: 'inviteLink',
  context: ({ input }) => input,
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Checks who it is, and what the look-up of the ticket found.',
      always: [
        { guard: 'isToStepUp', target: 'sendsToLogin' },
        { guard: 'isGuest', target: 'asksLogin' },
        { guard: 'isNotAllowed', target: 'notAllowed' },
        { guard: 'isTicketSystemDown', target: 'down' },
        { guard: 'isLooking', target: 'looking' },
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'hasNoTicket', target: 'unknown' },
        { guard: 'isNoInvitation', target: 'notAnInvitation' },
        { target: 'sortingInvitation' },
      ],
    },
    sortingInvitation: {
      description: 'The invitation is found: checks whether it still waits for an answer, and how it ended.',
      always: [
        { guard: 'isDenied', target: 'denied' },
        { guard: 'isApproved', target: 'approved' },
        { guard: 'isProcessed', target: 'processed' },
        { guard: 'isInvited', target: 'invited' },
        { guard: 'isOvertakenConnected', target: 'alreadyConnected' },
        { guard: 'isOvertaken', target: 'alreadyDisconnected' },
        { target: 'beingProcessed' },
      ],
    },
    sendsToLogin: {
      type: 'final',
      description: 'The page leaves for a login at level 2, once for each key and tab, and comes back here.',
    },
    asksLogin: {
      type: 'final',
      description: 'The person is still not logged in: a button leads to the login and back here.',
    },
    notAllowed: { type: 'final', description: 'Members cannot see invitations: says who can.' },
    down: { type: 'final', description: 'The ticket system is down: the invitation cannot be read now.' },
    looking: { type: 'final', description: 'The ticket of the link is being looked up.' },
    failed: { type: 'final', description: 'The look-up failed; the person can try again.' },
    unknown: {
      type: 'final',
      description: 'This institution has no such ticket for this service; another institution may have it.',
    },
    notAnInvitation: { type: 'final', description: 'There is such a ticket, but it is not an invitation.' },
    invited: { type: 'final', description: 'The invitation waits for an answer: accept or decline.' },
    alreadyConnected: {
      type: 'final',
      description: 'Invited to connect, but the service was connected in the meantime.',
    },
    alreadyDisconnected: {
      type: 'final',
      description: 'Invited to disconnect, but the connection ended in the meantime.',
    },
    beingProcessed: { type: 'final', description: 'The invitation was answered and is being worked on.' },
    approved: { type: 'final', description: 'The invitation was accepted, and its ticket is closed.' },
    denied: { type: 'final', description: 'The invitation was declined or withdrawn.' },
    processed: { type: 'final', description: 'The ticket is closed; how it was answered is not known.' },
  },
});
