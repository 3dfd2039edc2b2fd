import { assign, setup } from 'xstate';
import { isInvitation } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { TicketLifeContext, TicketLifeEvent, TicketLifeInput, TicketOutcome } from './ticketLife.types';

/**
 * The life of a ticket at the local desk. Apart from `filed`, through which every ticket passes at once, the states are
 * the statuses of the contract.
 */
export const ticketLifeMachine = setup({
  types: {} as { context: TicketLifeContext; events: TicketLifeEvent; input: TicketLifeInput },
  guards: {
    isInvitation: ({ context }) => context.isInvitation,
    isRequest: ({ context }) => !context.isInvitation,
    isAwaitingAcceptance: ({ context }) => context.awaitsAcceptance,
    isSettledAtOnce: ({ context }, { atOnce }: { atOnce: boolean }) => context.isInvitation && atOnce,
  },
  actions: {
    rememberOutcome: assign((_, outcome: TicketOutcome) => outcome),
  },
}).createMachine({
  id: 'ticketLife',
  context: ({ input }) => ({
    isInvitation: isInvitation(input.type),
    awaitsAcceptance: input.deskAcceptance,
    resolution: null,
    rejected: false,
  }),
  initial: 'filed',
  states: {
    filed: {
      description:
        'The ticket has just come in. An invitation goes to the institution, a request to the desk.',
      always: [
        { guard: 'isInvitation', target: 'Waiting for customer' },
        { guard: 'isAwaitingAcceptance', target: 'Waiting for Acceptance' },
        { target: 'Open' },
      ],
    },
    'Waiting for Acceptance': {
      description: 'The desk has to say first whether it takes the request on.',
      on: {
        'request.accepted': 'Open',
        'request.withdrawn': { target: 'Closed', actions: { type: 'rememberOutcome', params: withdrawn } },
      },
    },
    Open: {
      description: 'The request waits for somebody at the desk to start.',
      on: {
        'work.started': 'In Progress',
        'request.withdrawn': { target: 'Closed', actions: { type: 'rememberOutcome', params: withdrawn } },
      },
    },
    'In Progress': {
      description: 'Somebody at the desk works on it. Only from here can it be resolved or rejected.',
      on: {
        'hold.placed': 'On Hold',
        'customer.asked': 'Waiting for customer',
        'request.resolved': {
          target: 'Resolved',
          actions: {
            type: 'rememberOutcome',
            params: ({ event }) => ({ resolution: event.resolution, rejected: false }),
          },
        },
        'request.rejected': {
          target: 'Resolved',
          actions: {
            type: 'rememberOutcome',
            params: ({ event }) => ({ resolution: event.resolution, rejected: true }),
          },
        },
        'request.withdrawn': { target: 'Closed', actions: { type: 'rememberOutcome', params: withdrawn } },
      },
    },
    'On Hold': {
      description: 'The desk waits for something that is not up to the institution.',
      on: {
        'hold.lifted': 'In Progress',
        'request.withdrawn': { target: 'Closed', actions: { type: 'rememberOutcome', params: withdrawn } },
      },
    },
    'Waiting for customer': {
      description: 'The institution has to answer: the question of the desk, or the invitation.',
      on: {
        'customer.answered': { guard: 'isRequest', target: 'In Progress' },
        'invitation.accepted': [
          {
            guard: { type: 'isSettledAtOnce', params: ({ event }) => ({ atOnce: event.atOnce }) },
            target: 'Resolved',
            actions: { type: 'rememberOutcome', params: { resolution: 'done', rejected: false } },
          },
          { guard: 'isInvitation', target: 'In Progress' },
        ],
        'invitation.denied': {
          guard: 'isInvitation',
          target: 'Resolved',
          actions: { type: 'rememberOutcome', params: { resolution: 'cancelled', rejected: true } },
        },
        'request.withdrawn': { target: 'Closed', actions: { type: 'rememberOutcome', params: withdrawn } },
      },
    },
    Resolved: {
      description: 'The desk has decided, and done what had to be done. It can be opened again.',
      on: {
        'ticket.closed': 'Closed',
        'ticket.reopened': { target: 'Reopened', actions: { type: 'rememberOutcome', params: undecided } },
      },
    },
    Reopened: {
      description: 'The decision did not hold; the ticket waits for somebody at the desk to start again.',
      on: {
        'work.started': 'In Progress',
        'request.withdrawn': { target: 'Closed', actions: { type: 'rememberOutcome', params: withdrawn } },
      },
    },
    Closed: {
      description: 'Nothing more is expected. It can still be opened again.',
      on: {
        'ticket.reopened': { target: 'Reopened', actions: { type: 'rememberOutcome', params: undecided } },
      },
    },
  },
});

function withdrawn(): TicketOutcome {
  return { resolution: 'cancelled', rejected: false };
}

function undecided(): TicketOutcome {
  return { resolution: null, rejected: false };
}
