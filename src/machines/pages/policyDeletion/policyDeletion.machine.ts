import { assign, emit, setup, type OutputFrom } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import { POLICY_LEVEL } from '../../../contracts/domain/person/rights';
import type { FlashEmitted } from '../../kit/emitted';
import { failureGuards, failureOf, thrown } from '../../kit/failures';
import type { StateMeta, StateTag } from '../../kit/meta';
import { port } from '../../kit/port';
import { stepUpMachine } from '../../shared/stepUp.machine';

interface PolicyDeletionInput {
  readonly policy: { readonly id: string; readonly name: string };
  /** The login has this rank. */
  readonly level: number;
  /** This installation offers a login with a higher level. */
  readonly stepUpOffered: boolean;
}

interface PolicyDeletionContext extends PolicyDeletionInput {
  /** Deleting needs this rank. */
  readonly requiredLevel: number;
  /** The last try failed for this reason; null means that none has failed. */
  readonly failure: Failure | null;
}

type PolicyDeletionEvent = { type: 'deletion.confirmed' } | { type: 'dismissal.requested' };

interface PolicyDeletionTypes {
  input: PolicyDeletionInput;
  context: PolicyDeletionContext;
  events: PolicyDeletionEvent;
  emitted: FlashEmitted;
  meta: StateMeta;
  tags: StateTag;
}

interface SteppedUp {
  readonly result: OutputFrom<typeof stepUpMachine>;
}
const steppedUp = ({ event }: { event: { output: SteppedUp['result'] } }) => ({ result: event.output });
const failed = { target: 'failed', actions: { type: 'rememberFailure', params: thrown } } as const;

function flash({ context }: { context: PolicyDeletionContext }, messageId: string) {
  const values = { name: context.policy.name };
  return { type: 'flash.due' as const, flash: { tone: 'info' as const, messageId, values } };
}

/** Deletes a policy after a question; a login that is too weak for it is strengthened first (REQUIREMENTS 183). */
export const policyDeletionMachine = setup({
  types: {} as PolicyDeletionTypes,
  actors: { deletePolicy: port<{ readonly id: string }, null>(), stepUp: stepUpMachine },
  guards: {
    isGone: failureGuards.isNotFound,
    isAskedForLevel: failureGuards.isLevelTooLow,
    isLevelTooLow: ({ context }) => context.stepUpOffered && context.level < context.requiredLevel,
    isGranted: (_, { result }: SteppedUp) => result.kind === 'granted',
  },
  actions: {
    rememberLevel: assign((_, { result }: SteppedUp) =>
      result.kind === 'granted' ? { level: result.level } : {},
    ),
    forgetLevel: assign((_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      return { level: 0, ...(failure.kind === 'levelTooLow' && { requiredLevel: failure.required }) };
    }),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
    announceDeleted: emit((scope) => flash(scope, 'policies.deleted')),
    announceDeletedBefore: emit((scope) => flash(scope, 'policies.deletedBefore')),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'policyDeletion',
  context: ({ input }) => ({ ...input, requiredLevel: POLICY_LEVEL, failure: null }),
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Compares the level of the login with the level that deleting needs.',
      always: [{ guard: 'isLevelTooLow', target: 'steppingUp' }, { target: 'asking' }],
    },
    steppingUp: {
      description: 'A stronger login is needed; the person leaves for it and comes back to this question.',
      meta: { title: 'stepUp.explaining.title' },
      invoke: {
        id: 'stepUp',
        src: 'stepUp',
        input: ({ context }) => ({
          required: context.requiredLevel,
          level: context.level,
          offered: context.stepUpOffered,
          typed: false,
        }),
        onDone: [
          {
            guard: { type: 'isGranted', params: steppedUp },
            target: 'asking',
            actions: { type: 'rememberLevel', params: steppedUp },
          },
          { target: 'kept' },
        ],
        onError: failed,
      },
    },
    asking: {
      description: 'Asks whether to delete the policy. The safe answer is to keep it.',
      meta: { title: 'policies.delete.title' },
      tags: ['resting'],
      on: { 'deletion.confirmed': 'deleting', 'dismissal.requested': 'kept' },
    },
    deleting: {
      description: 'The policy is being deleted.',
      meta: { title: 'policies.delete.title' },
      tags: ['busy'],
      invoke: {
        id: 'deletePolicy',
        src: 'deletePolicy',
        input: ({ context }) => ({ id: context.policy.id }),
        onDone: { target: 'deleted', actions: 'announceDeleted' },
        onError: [
          {
            guard: { type: 'isGone', params: thrown },
            target: 'deletedBefore',
            actions: 'announceDeletedBefore',
          },
          {
            guard: { type: 'isAskedForLevel', params: thrown },
            target: 'steppingUp',
            actions: { type: 'forgetLevel', params: thrown },
          },
          failed,
        ],
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
    },
    failed: {
      description: 'The policy was not deleted, or that is unknown; the question stays, and says why.',
      meta: { title: 'policies.delete.title' },
      tags: ['resting'],
      on: { 'deletion.confirmed': 'deleting', 'dismissal.requested': 'kept' },
    },
    kept: { type: 'final' },
    deleted: { type: 'final' },
    deletedBefore: { type: 'final' },
  },
});
