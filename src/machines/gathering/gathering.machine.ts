import { assign, setup } from 'xstate';
import type { Gathered } from '../../contracts/domain/ticketRequest';
import { failureOf } from '../kit/failures';
import * as shared from '../shared/request.states';
import { gatheringGuards, rememberOutcome } from '../shared/gathering.states';
import { formGuards, interrupts, keyed, reported, type Reported } from '../shared/request.words';
import { ticketRequestMachine } from '../shared/ticketRequest.machine';
import { linesOf, type GatheringDraft } from './gathering.draft';
import type { GatheringContext, GatheringTypes } from './gathering.types';

interface Scope {
  readonly context: GatheringContext;
}

/** Adds the same change of many services to the set of the institution (REQUIREMENTS 406). */
export const gatheringMachine = setup({
  types: {} as GatheringTypes,
  actors: { ticketRequest: ticketRequestMachine },
  guards: {
    ...formGuards,
    isNotAdmin: ({ context }: Scope) => !context.person.admin,
    hasNoServices: ({ context }: Scope) => context.services.length === 0,
    isGathered: gatheringGuards.isGathered,
    isNothingGathered: gatheringGuards.isNothingGathered,
    isInPart: (_: unknown, { reported: result }: Reported) => result.kind === 'gathered',
  },
  actions: {
    rememberDraft: assign({ draft: (_, params: { draft: GatheringDraft | null }) => params.draft }),
    rememberLevel: (_, _params: { level: number }) => undefined,
    rememberOutcome: assign((_, { outcome: known }: { outcome: Gathered | null }) => ({
      outcome: known,
    })),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
}).createMachine({
  id: 'gathering',
  context: ({ input }) => ({ ...input, subject: null, outcome: null, failure: null }),
  output: ({ event }) => event.output as GatheringTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Decides whether there is anything to add, and whether this person may.',
      meta: { title: 'gathering.editing.title' },
      always: [
        { guard: 'isNotAdmin', target: 'forbidden' },
        { guard: 'hasNoServices', target: 'nothingPicked' },
        { target: 'editing' },
      ],
    },
    editing: shared.formState(
      'Takes what is to change at all of these services; what is not chosen stays as it is.',
      'gathering.editing.title',
    ),
    confirmingLeave: shared.leaveQuestionState('editing'),
    submitting: {
      description:
        'The lines are sent to the set of the institution; nothing is asked of the federation yet.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context: { services, draft, requestId } }) =>
          keyed({ kind: 'gather', lines: draft ? linesOf(services, draft) : [] }, requestId),
        onDone: [
          {
            guard: { type: 'isNothingGathered', params: reported },
            actions: rememberOutcome,
            target: 'nothingGathered',
          },
          { guard: { type: 'isGathered', params: reported }, actions: rememberOutcome, target: 'gathered' },
          {
            guard: { type: 'isInPart', params: reported },
            actions: rememberOutcome,
            target: 'partlyGathered',
          },
          { guard: { type: 'isReturned', params: reported }, target: 'editing' },
          { target: 'confirmingLeave' },
        ],
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    forbidden: shared.refusalState('Only an admin may gather changes.', 'changeRequest.forbidden.title'),
    nothingPicked: shared.refusalState(
      'No service is ticked any more, as after a reload.',
      'gathering.nothingPicked.title',
    ),
    gathered: shared.resultState('All lines are in the set.', 'gathering.gathered.title'),
    partlyGathered: shared.resultState(
      'Some lines are in the set; the others are told with their reasons.',
      'gathering.partlyGathered.title',
    ),
    nothingGathered: shared.resultState(
      'No line was added, each for a reason that is told.',
      'gathering.nothingGathered.title',
    ),
    ...shared.finalStates,
  },
});
