import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { FlashEmitted } from '../../../machines/kit/emitted';
import { failureGuards, failureOf, thrown } from '../../../machines/kit/failures';
import { hash } from '../../../machines/kit/hash';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';
import { isPlain, type DeskAction, type DeskStep } from '../contract/desk';

/** The message for each step that was taken. */
const taken: Readonly<Record<DeskAction, string>> = {
  accept: 'desk.taken.accept',
  take: 'desk.taken.take',
  ask: 'desk.taken.ask',
  hold: 'desk.taken.hold',
  resolve: 'desk.taken.resolve',
  reject: 'desk.taken.reject',
  withdraw: 'desk.taken.withdraw',
  close: 'desk.taken.close',
  reopen: 'desk.taken.reopen',
  assign: 'desk.taken.assign',
  takeOver: 'desk.taken.assign',
  giveBack: 'desk.taken.giveBack',
};

interface Scope {
  readonly context: DeskStepContext;
}
interface Failed {
  readonly error: unknown;
}

function stepTry({ context }: Scope): StepTry {
  const { key, step, revision, requestId } = context;
  const requested = step ?? { action: 'take' };
  return {
    key,
    step: requested,
    revision,
    requestId: `${requestId}-${hash(JSON.stringify([requested, revision]))}`,
  };
}

function flash({ context }: Scope) {
  const { key, step } = context;
  const isDone = step?.action === 'resolve' && step.resolution === 'done';
  const messageId = isDone ? 'desk.taken.done' : taken[step?.action ?? 'take'];
  return { type: 'flash.due' as const, flash: { tone: 'info' as const, messageId, values: { key } } };
}

const chosen = ({ event }: { event: { action: DeskAction; revision: number } }) => ({
  action: event.action,
  revision: event.revision,
});
const written = ({ event }: { event: { step: DeskStep; revision: number } }) => ({
  step: event.step,
  revision: event.revision,
});

const deskStepGuards = {
  isCollision: failureGuards.isCollision,
  isPlain: (_: unknown, { action }: { action: DeskAction }) => isPlain(action),
  hasMoved: (_: unknown, { error }: Failed) => {
    const failure = failureOf(error);
    return failure.kind === 'collision' && failure.found === 'ticketMoved';
  },
  /** The action needs a text or a choice, so there is a form to return to. */
  hasForm: ({ context }: Scope) => context.action !== null && !isPlain(context.action),
};

/** The call itself; `hasForm` decides to which state, such as `form`, a new attempt returns. */
const sending = {
  tags: ['busy'],
  invoke: {
    id: 'takeStep',
    src: 'takeStep',
    input: stepTry,
    onDone: { target: 'taken', actions: 'announceTaken' },
    onError: [
      {
        guard: { type: 'hasMoved', params: thrown },
        target: 'moved',
        actions: { type: 'rememberFailure', params: thrown },
      },
      {
        guard: { type: 'isCollision', params: thrown },
        target: 'refused',
        actions: { type: 'rememberFailure', params: thrown },
      },
      { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
    ],
  },
  after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
} as const;

const backToChoice = [{ guard: 'hasForm', target: 'composing' }, { target: 'choosing' }] as const;

interface DeskStepInput {
  /** Key of the ticket. */
  readonly key: string;
  /** Random, new for each step. */
  readonly requestId: string;
}

interface DeskStepContext extends DeskStepInput {
  /** The last action that was chosen; null before. */
  readonly action: DeskAction | null;
  /** The complete step; null while a part of its form is missing. */
  readonly step: DeskStep | null;
  /** State of the ticket that was looked at. */
  readonly revision: number;
  readonly failure: Failure | null;
}

/** `revision` is that of the ticket as it is shown when it happens. */
type DeskStepEvent =
  | { type: 'action.picked'; action: DeskAction; revision: number }
  | { type: 'form.submitted'; step: DeskStep; revision: number }
  | { type: 'retry.requested' }
  /** Leads back to what was written, or to the choice. */
  | { type: 'return.requested' }
  | { type: 'dismissal.requested' };

/** A try of a step; every try of the same one carries the same `requestId`. */
export interface StepTry {
  readonly key: string;
  readonly step: DeskStep;
  readonly revision: number;
  readonly requestId: string;
}

interface DeskStepTypes {
  input: DeskStepInput;
  context: DeskStepContext;
  events: DeskStepEvent;
  emitted: FlashEmitted;
  meta: StateMeta;
  tags: StateTag;
}

/** A person at the desk takes a step with a ticket; the ticket's own statechart says which steps there are. */
export const deskStepMachine = setup({
  types: {} as DeskStepTypes,
  actors: { takeStep: port<StepTry, null>() },
  guards: deskStepGuards,
  actions: {
    rememberAction: assign((_, { action, revision }: { action: DeskAction; revision: number }) => ({
      action,
      revision,
      step: isPlain(action) ? { action } : null,
      failure: null,
    })),
    rememberStep: assign((_, { step, revision }: { step: DeskStep; revision: number }) => ({
      step,
      revision,
      failure: null,
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
    forgetStep: assign({ action: null, step: null, failure: null }),
    announceTaken: emit(flash),
  },
  // Longer than the call's own limit: the call knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'deskStep',
  context: ({ input }) => ({ ...input, action: null, step: null, revision: 0, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The possible steps are offered. Some are taken at once, the others need a text.',
      meta: { title: 'desk.steps' },
      tags: ['resting'],
      on: {
        'action.picked': [
          {
            guard: { type: 'isPlain', params: chosen },
            target: 'taking',
            actions: { type: 'rememberAction', params: chosen },
          },
          { target: 'composing', actions: { type: 'rememberAction', params: chosen } },
        ],
      },
    },
    composing: {
      description: 'The person writes the text of the step, or chooses how the ticket is resolved.',
      meta: { title: 'desk.steps' },
      tags: ['resting'],
      on: {
        'form.submitted': { target: 'submitting', actions: { type: 'rememberStep', params: written } },
        'dismissal.requested': { target: 'choosing', actions: 'forgetStep' },
      },
    },
    taking: {
      ...sending,
      description:
        'A step without a text is being sent. Every attempt has the same key, so it is taken only once.',
      meta: { title: 'desk.steps' },
    },
    submitting: {
      ...sending,
      description:
        'A step with a text is being sent. Every attempt has the same key, so it is taken only once.',
      meta: { title: 'desk.steps' },
    },
    moved: {
      description:
        'The ticket has changed in the meantime: shows its current state, with the possible steps.',
      meta: { title: 'desk.moved' },
      tags: ['resting'],
      on: {
        'return.requested': backToChoice,
        'dismissal.requested': { target: 'choosing', actions: 'forgetStep' },
      },
    },
    refused: {
      description: 'The step is not possible for anyone: another ticket or another setting blocks it.',
      meta: { title: 'desk.refused' },
      tags: ['resting'],
      on: { 'dismissal.requested': { target: 'choosing', actions: 'forgetStep' } },
    },
    failed: {
      description:
        'The step was not taken, or that is unknown; the person can try again, and the typed text is kept.',
      meta: { title: 'desk.failed' },
      tags: ['resting'],
      on: {
        'retry.requested': [{ guard: 'hasForm', target: 'submitting' }, { target: 'taking' }],
        'return.requested': backToChoice,
      },
    },
    taken: { type: 'final' },
  },
});
