import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { Named, Texts } from '../../../contracts/domain/person/person';
import type { PickedService } from '../../../contracts/domain/services/pickedServices';
import { failureOf } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import * as shared from '../../../machines/shared/request.states';
import { formGuards, interrupts, keyed } from '../../../machines/shared/request.parts';
import {
  additionGuards,
  additionMachine,
  additionReport,
  rememberOutcome,
  type Gathered,
} from '../requests.setup';
import { linesOf, type GatheringDraft } from './gathering.draft';

export interface GatheringInput {
  readonly services: readonly PickedService[];
  readonly person: { readonly admin: boolean };
  readonly institution: Named;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  /** Multi-factor values that are offered, as this federation calls them. */
  readonly multiFactor: readonly { readonly uri: string; readonly names?: Texts }[];
  readonly draft: GatheringDraft | null;
}

interface GatheringContext extends GatheringInput {
  /** Names what the dialog is about; it is about no single service. */
  readonly subject: null;
  /** The outcome of the addition; null before. */
  readonly outcome: Gathered | null;
  readonly failure: Failure | null;
}

type GatheringEvent =
  | { type: 'form.submitted'; draft: GatheringDraft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was chosen. */
  | { type: 'dismissal.requested'; draft: GatheringDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

interface GatheringTypes {
  input: GatheringInput;
  context: GatheringContext;
  events: GatheringEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}

interface Scope {
  readonly context: GatheringContext;
}

/** Adds the same change of many services to the set of the institution (REQUIREMENTS 406). */
export const gatheringMachine = setup({
  types: {} as GatheringTypes,
  actors: { ticketRequest: additionMachine },
  guards: {
    ...formGuards,
    isNotAdmin: ({ context }: Scope) => !context.person.admin,
    hasNoServices: ({ context }: Scope) => context.services.length === 0,
    ...additionGuards,
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
      'Takes the changes for all of these services; settings that are not chosen stay as they are.',
      'gathering.editing.title',
    ),
    confirmingLeave: shared.leaveQuestionState('editing'),
    submitting: {
      description:
        'The lines are being added to the set of the institution; nothing is sent to the federation yet.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context: { services, draft, requestId } }) =>
          keyed({ lines: draft ? linesOf(services, draft) : [] }, requestId),
        onDone: [
          {
            guard: { type: 'isNothingGathered', params: additionReport },
            actions: rememberOutcome,
            target: 'nothingGathered',
          },
          {
            guard: { type: 'isGathered', params: additionReport },
            actions: rememberOutcome,
            target: 'gathered',
          },
          {
            guard: { type: 'isInPart', params: additionReport },
            actions: rememberOutcome,
            target: 'partlyGathered',
          },
          { guard: { type: 'isReturned', params: additionReport }, target: 'editing' },
          { target: 'confirmingLeave' },
        ],
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    forbidden: shared.refusalState(
      'Only an admin may add changes to the set.',
      'changeRequest.forbidden.title',
    ),
    nothingPicked: shared.refusalState(
      'The ticks are lost, as after a reload.',
      'gathering.nothingPicked.title',
    ),
    gathered: shared.resultState('All lines are in the set.', 'gathering.gathered.title'),
    partlyGathered: shared.resultState(
      'Some lines are in the set; the others are listed with reasons.',
      'gathering.partlyGathered.title',
    ),
    nothingGathered: shared.resultState(
      'No line was added, and the reason for each is shown.',
      'gathering.nothingGathered.title',
    ),
    ...shared.finalStates,
  },
});
