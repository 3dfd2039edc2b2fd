import { isPlain, type DeskAction, type DeskStep } from '../contract/desk';
import { failureOf } from '../../../machines/kit/failures';
import { hash } from '../../../machines/kit/hash';
import type { StepTry } from '../deskStep/deskStep.machine';
import type { DeskRoundContext, TicketAt } from './deskRound.machine';

interface Scope {
  readonly context: DeskRoundContext;
}
export interface Picked {
  readonly action: DeskAction;
  readonly tickets: readonly TicketAt[];
}
export interface Failed {
  readonly error: unknown;
}

export const picked = ({ event }: { event: Picked }) => ({ action: event.action, tickets: event.tickets });
export const written = ({ event }: { event: { step: DeskStep } }) => ({ step: event.step });

/** The try of the ticket whose turn it is. Every try of the same step carries the same key. */
export function stepTry({ context: { waiting, step, requestId } }: Scope): StepTry {
  const { key, revision } = waiting[0] ?? { key: '', revision: 0 };
  const asked = step ?? { action: 'take' };
  return {
    key,
    revision,
    step: asked,
    requestId: `${requestId}-${hash(JSON.stringify([key, asked, revision]))}`,
  };
}

const isLast = ({ context }: Scope) => context.waiting.length <= 1;

/** The failure concerns only this ticket, not the others. */
function isOfTicket({ error }: Failed): boolean {
  const { kind } = failureOf(error);
  return kind === 'collision' || kind === 'notFound' || kind === 'validation';
}

export const deskRoundGuards = {
  isPlain: (_: unknown, { action }: Picked) => isPlain(action),
  isLast,
  isOfTicket: (_: unknown, params: Failed) => isOfTicket(params),
  isOfLastTicket: ({ context }: Scope, params: Failed) => isLast({ context }) && isOfTicket(params),
};
