import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import { failureOf, thrown } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import type { SecondWayEnd } from '../../../machines/shared/secondWay';
import type { TicketRequestInput } from '../../../machines/shared/ticketRequest.machine';
import {
  additionGuards,
  additionMachine,
  additionReport,
  rememberOutcome,
  type Gathered,
} from '../requests.setup';
import { linesOf } from './linesOf';

interface SetAsideTypes {
  input: TicketRequestInput;
  context: TicketRequestInput & {
    /** Result of the addition; null before. */
    readonly outcome: Gathered | null;
    readonly failure: Failure | null;
  };
  events: { type: 'stay.requested' } | { type: 'dismissal.requested' } | { type: 'retry.requested' };
  output: SecondWayEnd;
  meta: StateMeta;
  tags: StateTag;
}

/** The second way out of a form: its request becomes a line of the institution's set (REQUIREMENTS 415). */
export const setAsideMachine = setup({
  types: {} as SetAsideTypes,
  actors: { ticketRequest: additionMachine },
  guards: additionGuards,
  actions: {
    rememberOutcome: assign((_, { outcome }: { outcome: Gathered | null }) => ({ outcome })),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
}).createMachine({
  id: 'setAside',
  context: ({ input }) => ({ ...input, outcome: null, failure: null }),
  output: ({ event }) => event.output as SecondWayEnd,
  initial: 'adding',
  states: {
    adding: {
      description:
        'The line is being added to the set of the institution; nothing is sent to the federation yet.',
      meta: { title: 'ticketRequest.adding.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context: { request, requestId } }) => ({
          request: { lines: linesOf(request) },
          requestId,
        }),
        onDone: [
          {
            guard: { type: 'isGathered', params: additionReport },
            actions: rememberOutcome,
            target: 'gathered',
          },
          {
            guard: { type: 'isNothingGathered', params: additionReport },
            actions: rememberOutcome,
            target: 'notGathered',
          },
          { guard: { type: 'isReturned', params: additionReport }, target: 'returned' },
          { target: 'dismissed' },
        ],
        onError: { actions: { type: 'rememberFailure', params: thrown }, target: 'interrupted' },
      },
    },
    gathered: {
      description: 'The line is in the set; says how many lines that has now.',
      meta: { title: 'gathering.one.title' },
      tags: ['terminal'],
      on: { 'dismissal.requested': 'noted' },
    },
    notGathered: {
      description: 'The line was refused, for a reason that is shown; the typed text is kept.',
      meta: { title: 'gathering.nothingGathered.title' },
      tags: ['resting'],
      on: { 'stay.requested': 'returned', 'dismissal.requested': 'returned' },
    },
    interrupted: {
      description: 'Something failed in an unforeseen way; it is not known whether the line was added.',
      meta: { title: 'connection.interrupted.title' },
      tags: ['resting'],
      on: { 'retry.requested': 'returned', 'dismissal.requested': 'dismissed' },
    },
    noted: { type: 'final', output: { kind: 'noted' } },
    returned: { type: 'final', output: { kind: 'returned' } },
    dismissed: { type: 'final', output: { kind: 'dismissed' } },
  },
});
