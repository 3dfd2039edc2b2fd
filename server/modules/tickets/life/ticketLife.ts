import { initialTransition, transition } from 'xstate';
import type { TicketStatus } from '../../../../src/contracts/wire/enumerations';
import { ticketLifeMachine } from './ticketLife.machine';
import type {
  TicketLifeEvent,
  TicketLifeEventType,
  TicketLifeInput,
  TicketOutcome,
} from './ticketLife.types';
import type { StoredTicket } from '../storedTicket';

export interface TicketState extends TicketOutcome {
  readonly status: TicketStatus;
}

/** The event of a ticket, and its state afterwards. */
export interface TakenStep {
  readonly event: TicketLifeEvent;
  readonly state: TicketState;
}

type LivingTicket = Pick<StoredTicket, 'type' | 'status' | 'resolution' | 'rejected'>;

/** Thrown if the ticket's life has no such step from its present status. */
export class ImpossibleStep extends Error {
  constructor(
    readonly status: TicketStatus,
    readonly step: TicketLifeEventType,
    readonly possible: readonly TicketLifeEventType[],
  ) {
    super(`A ticket that is ${status} knows no ${step}, but ${possible.join(', ')}`);
    this.name = 'ImpossibleStep';
  }
}

/** One event of each type, to test which ones a ticket accepts. */
const samples: { readonly [Type in TicketLifeEventType]: Extract<TicketLifeEvent, { type: Type }> } = {
  'request.accepted': { type: 'request.accepted' },
  'work.started': { type: 'work.started' },
  'hold.placed': { type: 'hold.placed' },
  'hold.lifted': { type: 'hold.lifted' },
  'customer.asked': { type: 'customer.asked' },
  'customer.answered': { type: 'customer.answered' },
  'request.resolved': { type: 'request.resolved', resolution: 'done' },
  'request.rejected': { type: 'request.rejected', resolution: 'wont_do' },
  'request.withdrawn': { type: 'request.withdrawn' },
  'invitation.accepted': { type: 'invitation.accepted', atOnce: false },
  'invitation.denied': { type: 'invitation.denied' },
  'ticket.closed': { type: 'ticket.closed' },
  'ticket.reopened': { type: 'ticket.reopened' },
};

export function firstStatus(input: TicketLifeInput): TicketStatus {
  return statusOf(initialTransition(ticketLifeMachine, input)[0]);
}

export function possibleEvents(ticket: LivingTicket): TicketLifeEventType[] {
  const snapshot = snapshotOf(ticket);
  return Object.values(samples)
    .filter((event) => snapshot.can(event))
    .map(({ type }) => type);
}

/** Returns the ticket after the event. Throws ImpossibleStep. */
export function advance(ticket: LivingTicket, event: TicketLifeEvent): TicketState {
  const before = snapshotOf(ticket);
  if (!before.can(event)) throw new ImpossibleStep(ticket.status, event.type, possibleEvents(ticket));
  const [after] = transition(ticketLifeMachine, before, event);
  const { resolution, rejected } = after.context;
  return { status: statusOf(after), resolution, rejected };
}

function snapshotOf({ type, status, resolution, rejected }: LivingTicket) {
  const [filed] = initialTransition(ticketLifeMachine, { type, deskAcceptance: false });
  const context = { ...filed.context, resolution, rejected };
  return ticketLifeMachine.resolveState({ value: status, context });
}

function statusOf({ value }: { value: 'filed' | TicketStatus }): TicketStatus {
  if (value === 'filed') throw new Error('A ticket stays in no state that the contract does not know');
  return value;
}
