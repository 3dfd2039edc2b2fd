import type { DeskAction, DeskStep } from './deskRequest';
import {
  advance,
  ImpossibleStep,
  possibleEvents,
  type StoredTicket,
  type TakenStep,
  type TicketLifeEvent,
} from '../tickets/tickets.module';

type LivingTicket = Pick<StoredTicket, 'type' | 'status' | 'resolution' | 'rejected'>;

const resuming = ['work.started', 'hold.lifted', 'customer.answered'] as const;
/** These steps first start work on a ticket that is not in progress. */
const needsWork: readonly DeskAction[] = ['ask', 'hold', 'resolve', 'reject'];

const examples: { readonly [Action in DeskAction]: DeskStep & { action: Action } } = {
  accept: { action: 'accept', key: '' },
  take: { action: 'take', key: '' },
  ask: { action: 'ask', key: '', comment: '' },
  hold: { action: 'hold', key: '' },
  resolve: { action: 'resolve', key: '', resolution: 'done' },
  reject: { action: 'reject', key: '', comment: '' },
  withdraw: { action: 'withdraw', key: '', comment: '' },
  close: { action: 'close', key: '' },
  reopen: { action: 'reopen', key: '' },
};

function eventOf(ticket: LivingTicket, step: DeskStep): TicketLifeEvent {
  switch (step.action) {
    case 'accept':
      return { type: 'request.accepted' };
    case 'take': {
      const possible = possibleEvents(ticket);
      return { type: resuming.find((event) => possible.includes(event)) ?? 'work.started' };
    }
    case 'ask':
      return { type: 'customer.asked' };
    case 'hold':
      return { type: 'hold.placed' };
    case 'resolve':
      return { type: 'request.resolved', resolution: step.resolution };
    case 'reject':
      return { type: 'request.rejected', resolution: 'wont_do' };
    case 'withdraw':
      return { type: 'request.withdrawn' };
    case 'close':
      return { type: 'ticket.closed' };
    case 'reopen':
      return { type: 'ticket.reopened' };
  }
}

/** Returns the events of a desk step, with the state of the ticket after each. Throws ImpossibleStep. */
export function walk(ticket: LivingTicket, step: DeskStep): TakenStep[] {
  const event = eventOf(ticket, step);
  const needsStart = needsWork.includes(step.action) && possibleEvents(ticket).includes('work.started');
  if (!needsStart) return [{ event, state: advance(ticket, event) }];
  const started = advance(ticket, { type: 'work.started' });
  return [
    { event: { type: 'work.started' }, state: started },
    { event, state: advance({ type: ticket.type, ...started }, event) },
  ];
}

/** Returns the possible final events of an action. */
export function endsOf(action: DeskAction): readonly string[] {
  const anywhere = { type: 'LINKREQUEST', status: 'Open', resolution: null, rejected: false } as const;
  return action === 'take' ? resuming : [eventOf(anywhere, examples[action]).type];
}

export function possibleActions(ticket: LivingTicket): DeskAction[] {
  return Object.values(examples)
    .filter((step) => {
      try {
        return walk(ticket, step).length > 0;
      } catch (error) {
        if (error instanceof ImpossibleStep) return false;
        throw error;
      }
    })
    .map(({ action }) => action);
}
