import { getShortestPaths } from 'xstate/graph';
import {
  advance,
  firstStatus,
  ImpossibleStep,
  possibleEvents,
} from '../../../server/modules/tickets/life/ticketLife';
import { ticketLifeMachine } from '../../../server/modules/tickets/life/ticketLife.machine';
import type { TicketLifeEvent } from '../../../server/modules/tickets/life/ticketLife.types';
import { TicketStatus, type TicketType } from '../../../src/contracts/wire/enumerations';

const statuses = TicketStatus.enum;
const open = { resolution: null, rejected: false } as const;
const events: TicketLifeEvent[] = [
  { type: 'request.accepted' },
  { type: 'work.started' },
  { type: 'hold.placed' },
  { type: 'hold.lifted' },
  { type: 'customer.asked' },
  { type: 'customer.answered' },
  { type: 'request.resolved', resolution: 'done' },
  { type: 'request.rejected', resolution: 'wont_do' },
  { type: 'request.withdrawn' },
  { type: 'invitation.accepted', atOnce: false },
  { type: 'invitation.denied' },
  { type: 'ticket.closed' },
  { type: 'ticket.reopened' },
];

/** The whole life, written down a second time: from, event, to. */
const shared = [
  'Waiting for Acceptance · request.accepted → Open',
  'Waiting for Acceptance · request.withdrawn → Closed',
  'Open · work.started → In Progress',
  'Open · request.withdrawn → Closed',
  'In Progress · hold.placed → On Hold',
  'In Progress · customer.asked → Waiting for customer',
  'In Progress · request.resolved → Resolved',
  'In Progress · request.rejected → Resolved',
  'In Progress · request.withdrawn → Closed',
  'On Hold · hold.lifted → In Progress',
  'On Hold · request.withdrawn → Closed',
  'Waiting for customer · request.withdrawn → Closed',
  'Resolved · ticket.closed → Closed',
  'Resolved · ticket.reopened → Reopened',
  'Closed · ticket.reopened → Reopened',
  'Reopened · work.started → In Progress',
  'Reopened · request.withdrawn → Closed',
];
const ofRequests = ['Waiting for customer · customer.answered → In Progress'];
const ofInvitations = [
  'Waiting for customer · invitation.accepted → In Progress',
  'Waiting for customer · invitation.denied → Resolved',
];

function transitionsOf(type: TicketType): string[] {
  return statuses.flatMap((status) =>
    events.flatMap((event) => {
      try {
        return [`${status} · ${event.type} → ${advance({ type, status, ...open }, event).status}`];
      } catch (error) {
        if (error instanceof ImpossibleStep) return [];
        throw error;
      }
    }),
  );
}

test.each(['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE', 'QUESTION'] as const)(
  'a %s knows exactly the transitions of a request',
  (type) => expect(transitionsOf(type).sort()).toEqual([...shared, ...ofRequests].sort()),
);

test.each(['LINKINVITE', 'UNLINKINVITE'] as const)('a %s knows exactly those of an invitation', (type) =>
  expect(transitionsOf(type).sort()).toEqual([...shared, ...ofInvitations].sort()),
);

test('the first status of a ticket depends on its type and the desk', () => {
  expect(firstStatus({ type: 'LINKREQUEST', deskAcceptance: false })).toBe('Open');
  expect(firstStatus({ type: 'LINKREQUEST', deskAcceptance: true })).toBe('Waiting for Acceptance');
  expect(firstStatus({ type: 'LINKINVITE', deskAcceptance: true })).toBe('Waiting for customer');
});

test('every status can be reached by a request and, but for the first two, by an invitation', () => {
  const reached = (type: TicketType) =>
    new Set(
      getShortestPaths(ticketLifeMachine, { input: { type, deskAcceptance: true }, events }).map(
        ({ state }) => String(state.value),
      ),
    );
  expect([...reached('LINKREQUEST')].sort()).toEqual([...statuses].sort());
  const ofInvitation = statuses.filter((status) => !['Waiting for Acceptance', 'Open'].includes(status));
  expect([...reached('LINKINVITE')].sort()).toEqual([...ofInvitation].sort());
});

test('every state says in plain words what it means', () => {
  for (const state of Object.values(ticketLifeMachine.states))
    expect(state.description).toMatch(/\w{3,}.*\.$/);
});

test('the end is stored, and removed when the ticket is opened again', () => {
  const request = { type: 'LINKREQUEST', status: 'In Progress', ...open } as const;
  const rejected = advance(request, { type: 'request.rejected', resolution: 'wont_do' });
  expect(rejected).toEqual({ status: 'Resolved', resolution: 'wont_do', rejected: true });
  const closed = advance({ type: 'LINKREQUEST', ...rejected }, { type: 'ticket.closed' });
  expect(closed).toEqual({ status: 'Closed', resolution: 'wont_do', rejected: true });
  expect(advance({ type: 'LINKREQUEST', ...closed }, { type: 'ticket.reopened' })).toEqual({
    status: 'Reopened',
    ...open,
  });
  expect(advance(request, { type: 'request.resolved', resolution: 'done' })).toMatchObject({
    resolution: 'done',
    rejected: false,
  });
  expect(advance(request, { type: 'request.withdrawn' })).toEqual({
    status: 'Closed',
    resolution: 'cancelled',
    rejected: false,
  });
});

test('an invitation that connects at once is done with the answer; a denied one counts as rejected', () => {
  const invitation = { type: 'LINKINVITE', status: 'Waiting for customer', ...open } as const;
  expect(advance(invitation, { type: 'invitation.accepted', atOnce: true })).toEqual({
    status: 'Resolved',
    resolution: 'done',
    rejected: false,
  });
  expect(advance(invitation, { type: 'invitation.denied' })).toEqual({
    status: 'Resolved',
    resolution: 'cancelled',
    rejected: true,
  });
});

test('an impossible step names the possible ones', () => {
  const ticket = { type: 'LINKREQUEST', status: 'Resolved', resolution: 'done', rejected: false } as const;
  expect(possibleEvents(ticket)).toEqual(['ticket.closed', 'ticket.reopened']);
  expect(() => advance(ticket, { type: 'work.started' })).toThrow(
    new ImpossibleStep('Resolved', 'work.started', ['ticket.closed', 'ticket.reopened']),
  );
});
