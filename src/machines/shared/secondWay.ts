import { port, type Port } from '../kit/port';
import { formState } from './request.states';
import { draft, reported } from './request.parts';
import type { TicketRequestInput, TicketRequestResult } from './ticketRequest.machine';

/**
 * A form may offer a second way out beside sending, which an extension brings: the request goes to the chart of that
 * extension instead of the ticket system. The charts of the core only know how it ends.
 */

/** Input of a chart with such a form. */
export interface SecondWayOffer {
  readonly hasSecondWay: boolean;
}

/** `noted`: the extension took the request. `returned`: back to the form. `dismissed`: closed without a result. */
export type SecondWayEnd = Extract<TicketRequestResult, { kind: 'noted' | 'returned' | 'dismissed' }>;

/** In the product, a chart with panels of its own stands in for this port. */
export type SecondWay = Port<TicketRequestInput, SecondWayEnd>;

export const secondWayPort = { secondWay: port<TicketRequestInput, SecondWayEnd>() };

export interface SecondWayRequested<Draft> {
  readonly type: 'secondWay.requested';
  readonly draft: Draft;
}

export const secondWayGuards = {
  hasSecondWay: ({ context }: { readonly context: SecondWayOffer }) => context.hasSecondWay,
};

/** A form that is sent, goes the second way, or is closed. */
export function twoWayFormState(description: string, title: string) {
  const form = formState(description, title);
  return {
    ...form,
    on: {
      ...form.on,
      'secondWay.requested': {
        guard: 'hasSecondWay',
        actions: { type: 'rememberDraft', params: draft },
        target: 'takingSecondWay',
      },
    },
  } as const;
}

export const takingSecondWay = {
  description: 'The request goes the second way, which an extension brings, instead of being sent.',
  meta: { title: 'ticketRequest.submitting.title' },
} as const;

export const takenSecondWay = { guard: { type: 'isNoted', params: reported }, target: 'finished' } as const;
