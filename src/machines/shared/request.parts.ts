import { thrown } from '../kit/failureGuards';
import { kind, level, ticket } from './request.params';

/** States and transitions that the charts which end in a request share. */
interface Scope {
  readonly context: {
    readonly requiredLevel: number;
    readonly level: number;
    readonly stepUpOffered: boolean;
    readonly draft: unknown;
  };
}

export const settled = { type: 'rememberTicket', params: ticket } as const;
export const broken = {
  actions: { type: 'rememberFailure', params: thrown },
  target: 'interrupted',
} as const;

/** `form`: the state in which the draft is shown, where there is one. */
export function stepsUpBackTo<const Form extends string>(form: Form) {
  return {
    description: 'A stronger login is needed first; the person leaves for it and comes back here.',
    meta: { title: 'stepUp.explaining.title' },
    invoke: {
      id: 'stepUp',
      src: 'stepUp',
      input: ({ context }: Scope) => ({
        required: context.requiredLevel,
        level: context.level,
        offered: context.stepUpOffered,
        typed: context.draft !== null,
      }),
      onDone: [
        {
          guard: { type: 'isGranted', params: kind },
          actions: { type: 'rememberLevel', params: level },
          target: 'preparing',
        },
        { guard: 'hasDraft', target: form },
        { target: 'cancelled' },
      ],
      onError: broken,
    },
  } as const;
}

export function asksBackTo<const Form extends string>(form: Form) {
  return {
    description: 'Asks whether what was typed may be lost. To stay is the safe answer.',
    meta: { title: 'connection.confirmingLeave.title' },
    tags: ['resting'],
    on: { 'stay.requested': form, 'dismissal.requested': form, 'leave.confirmed': 'cancelled' },
  } as const;
}

export const interrupted = {
  description: 'Something failed in an unforeseen way; what became of the request is not known.',
  meta: { title: 'connection.interrupted.title' },
  tags: ['resting'],
  on: { 'retry.requested': 'preparing', 'dismissal.requested': 'cancelled' },
} as const;

/** A state that only tells why it cannot begin; all that is left is to close. */
export function refusal(description: string, title: string) {
  return {
    description,
    meta: { title },
    tags: ['terminal'],
    on: { 'dismissal.requested': 'cancelled' },
  } as const;
}

export const ends = {
  cancelled: { type: 'final', output: { kind: 'cancelled' } },
  finished: { type: 'final', output: { kind: 'finished' } },
} as const;
