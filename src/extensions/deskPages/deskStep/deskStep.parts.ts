import { isPlain, type DeskAction, type DeskStep } from '../contract/desk';
import { failureGuards, failureOf, thrown } from '../../../machines/kit/failures';
import { hash } from '../../../machines/kit/hash';
import type { DeskStepContext, StepTry } from './deskStep.machine';

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
};

interface Scope {
  readonly context: DeskStepContext;
}
interface Failed {
  readonly error: unknown;
}

function stepTry({ context }: Scope): StepTry {
  const { key, step, revision, requestId } = context;
  const asked = step ?? { action: 'take' };
  return { key, step: asked, revision, requestId: `${requestId}-${hash(JSON.stringify([asked, revision]))}` };
}

export function flash({ context }: Scope) {
  const { key, step } = context;
  const isDone = step?.action === 'resolve' && step.resolution === 'done';
  const messageId = isDone ? 'desk.taken.done' : taken[step?.action ?? 'take'];
  return { type: 'flash.due' as const, flash: { tone: 'info' as const, messageId, values: { key } } };
}

export const chosen = ({ event }: { event: { action: DeskAction; revision: number } }) => ({
  action: event.action,
  revision: event.revision,
});
export const written = ({ event }: { event: { step: DeskStep; revision: number } }) => ({
  step: event.step,
  revision: event.revision,
});

export const deskStepGuards = {
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
export const sending = {
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

export const backToChoice = [{ guard: 'hasForm', target: 'composing' }, { target: 'choosing' }] as const;
