import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import { POLICY_LEVEL } from '../../../contracts/domain/person/rights';
import type { Policy, PolicyContent } from '../../../contracts/domain/policies/policy';
import type { FlashEmitted } from '../../kit/emitted';
import { failureGuards, failureOf, thrown } from '../../kit/failures';
import type { StateMeta, StateTag } from '../../kit/meta';
import { port } from '../../kit/port';
import { stepUpMachine } from '../../shared/stepUp.machine';

/** People who would be kept out by a change of policies, and were not before. */
export interface LockOut {
  /** Every person who is saved for trying would be locked out. */
  readonly everybody: boolean;
  readonly myself: boolean;
}

/** The person wants to save `content`; `lockOut` says whom it would lock out, null if no one. */
export interface Wish {
  readonly content: PolicyContent;
  readonly lockOut: LockOut | null;
}

/** An attempt to replace the state `over` of the policy, or, if that is null, to add a new policy. */
interface Attempt extends Wish {
  readonly over: Policy | null;
}

/** Another person's change to the state that both started from. */
interface PolicyConflict {
  readonly base: Policy;
  readonly mine: PolicyContent;
  /** Their current state; null if they deleted the policy. */
  readonly theirs: Policy | null;
}

export interface PolicySavingInput {
  /** The form starts from this state; null means a new policy. */
  readonly stored: Policy | null;
  /** The federation applies the policies of this service (REQUIREMENTS 194). */
  readonly enforced: boolean;
  /** This installation offers a login with a higher level. */
  readonly stepUpOffered: boolean;
}

interface PolicySavingContext extends PolicySavingInput {
  readonly attempt: Attempt | null;
  readonly conflict: PolicyConflict | null;
  /** The last attempt failed for this reason; null means that none has failed. */
  readonly failure: Failure | null;
}

type PolicySavingEvent =
  | ({ type: 'form.submitted' } & Wish)
  | { type: 'lockOut.confirmed' }
  | { type: 'dismissal.requested' }
  /** My content replaces theirs, or becomes a new policy if they deleted it. */
  | ({ type: 'merge.confirmed' } & Wish)
  | { type: 'theirs.accepted' };

/** This goes to the server; `over` is the state that it replaces, null for a new policy. */
interface SentPolicy {
  readonly content: PolicyContent;
  readonly over: Policy | null;
}

interface Scope {
  readonly context: PolicySavingContext;
}
interface Failed {
  readonly error: unknown;
}

/** The chart is written in these words: ports, guards and actions. */
const policySavingSetup = setup({
  types: {
    input: {} as PolicySavingInput,
    context: {} as PolicySavingContext,
    events: {} as PolicySavingEvent,
    emitted: {} as FlashEmitted,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    savePolicy: port<SentPolicy, null>(),
    loadTheirs: port<{ readonly id: string }, Policy>(),
    stepUp: stepUpMachine,
  },
  guards: {
    isGone: failureGuards.isNotFound,
    isAskedForLevel: failureGuards.isLevelTooLow,
    isLockingOut: (_: unknown, { wish }: { wish: Wish }) => wish.lockOut !== null,
    /** A new policy replaces nothing, so it cannot be outdated. */
    isOutdated: ({ context: { attempt } }: Scope, { error }: Failed) => {
      const failure = failureOf(error);
      const changed = failure.kind === 'collision' && failure.found === 'changed';
      const replaces = attempt !== null && attempt.over !== null;
      return replaces && (changed || failure.kind === 'notFound');
    },
    isNameTaken: (_: unknown, { error }: Failed) => {
      const failure = failureOf(error);
      return failure.kind === 'validation' && failure.taken === 'name';
    },
    isChangedMeanwhile: ({ context: { conflict } }: Scope) => conflict !== null && conflict.theirs !== null,
    isDeletedMeanwhile: ({ context: { conflict } }: Scope) => conflict !== null && conflict.theirs === null,
  },
  actions: {
    rememberWish: assign(({ context: { stored } }, { wish }: { wish: Wish }) => ({
      attempt: { ...wish, over: stored },
      failure: null,
    })),
    rememberMerge: assign(({ context: { conflict } }, { wish }: { wish: Wish }) => ({
      attempt: { ...wish, over: conflict?.theirs ?? null },
      failure: null,
    })),
    rememberTheirs: assign(({ context: { attempt } }, { theirs }: { theirs: Policy | null }) => ({
      conflict: attempt?.over ? { base: attempt.over, mine: attempt.content, theirs } : null,
    })),
    rememberTaken: assign(({ context: { conflict, stored } }) => ({
      stored: conflict?.theirs ?? stored,
    })),
    forgetConflict: assign({ conflict: null }),
    rememberFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
    announceSaved: emit(({ context }) => ({
      type: 'flash.due',
      flash: {
        tone: 'info',
        messageId: messageOf(context),
        values: { name: context.attempt?.content.name ?? '' },
      },
    })),
    announceNameTaken: emit({
      type: 'flash.due',
      flash: { tone: 'error', messageId: 'failure.validation.nameTaken' },
    }),
  },
  // The calls themselves time out earlier, and know the outcome better.
  delays: { noAnswer: 35_000 },
});

function messageOf({ attempt, stored, enforced }: PolicySavingContext): string {
  if (!attempt?.over) return enforced ? 'policies.created' : 'policies.createdFirst';
  const { active } = attempt.content;
  if (active === stored?.active) return 'policies.updated';
  return active ? 'policies.activated' : 'policies.deactivated';
}

/** The conversation begins like this, before anything is saved. */
function beginning({ input }: { readonly input: PolicySavingInput }): PolicySavingContext {
  return { ...input, attempt: null, conflict: null, failure: null };
}

/** The step-up asks for the level that the server named when the last attempt failed. */
function stepUpInput({ context: { failure, stepUpOffered } }: Scope) {
  const required = failure?.kind === 'levelTooLow' ? failure.required : POLICY_LEVEL;
  return { required, level: 0, offered: stepUpOffered, typed: true };
}

function sent({ context: { attempt } }: Scope): SentPolicy {
  if (!attempt) throw new Error('Nothing was asked to be saved');
  return { content: attempt.content, over: attempt.over };
}

const wish = ({ event: { content, lockOut } }: { event: Wish }) => ({ wish: { content, lockOut } });
const found = ({ event }: { event: { output: Policy } }) => ({ theirs: event.output });
const nothing = () => ({ theirs: null });
const failed = { target: 'failed', actions: { type: 'rememberFailure', params: thrown } } as const;
const silent = { noAnswer: { target: 'failed', actions: 'rememberSilence' } } as const;

/** The form and a merge both save their content, and ask first if that would lock anyone out. */
function savedAs<const Action extends string>(type: Action) {
  const actions = { type, params: wish } as const;
  return [
    { guard: { type: 'isLockingOut', params: wish }, target: 'askingLockOut', actions },
    { target: 'saving', actions },
  ] as const;
}
const submits = { 'form.submitted': savedAs('rememberWish') };

/**
 * Saves a policy: asks if it would lock anyone out, and handles changes that other people made in the
 * meantime.
 */
export const policySavingMachine = policySavingSetup.createMachine({
  id: 'policySaving',
  context: beginning,
  initial: 'editing',
  states: {
    editing: {
      description: 'The person edits the policy, and can try it.',
      meta: { title: 'policies.title' },
      tags: ['resting'],
      on: submits,
    },
    askingLockOut: {
      description:
        'The policy would lock people out: asks whether that is intended. The safe answer is to go back.',
      meta: { title: 'policies.lockOut.title' },
      tags: ['resting'],
      on: {
        'lockOut.confirmed': 'saving',
        'dismissal.requested': [
          { guard: 'isChangedMeanwhile', target: 'changed' },
          { guard: 'isDeletedMeanwhile', target: 'deleted' },
          { target: 'editing' },
        ],
      },
    },
    saving: {
      description: 'The policy is being saved.',
      meta: { title: 'policies.title' },
      tags: ['busy'],
      entry: 'forgetConflict',
      invoke: {
        id: 'savePolicy',
        src: 'savePolicy',
        input: sent,
        onDone: { target: 'saved', actions: 'announceSaved' },
        onError: [
          { guard: { type: 'isOutdated', params: thrown }, target: 'loadingTheirs' },
          { ...failed, guard: { type: 'isAskedForLevel', params: thrown }, target: 'steppingUp' },
          {
            guard: { type: 'isNameTaken', params: thrown },
            target: 'failed',
            actions: [{ type: 'rememberFailure', params: thrown }, 'announceNameTaken'],
          },
          failed,
        ],
      },
      after: silent,
    },
    loadingTheirs: {
      description: 'Another person was first: their change is being loaded.',
      meta: { title: 'policies.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadTheirs',
        src: 'loadTheirs',
        input: ({ context }) => ({ id: context.attempt?.over?.id ?? '' }),
        onDone: { target: 'changed', actions: { type: 'rememberTheirs', params: found } },
        onError: [
          {
            guard: { type: 'isGone', params: thrown },
            target: 'deleted',
            actions: { type: 'rememberTheirs', params: nothing },
          },
          failed,
        ],
      },
      after: silent,
    },
    changed: {
      description:
        'Another person has changed it: shows both, and saves both or takes theirs. No typed text is lost.',
      meta: { title: 'failure.collision.title' },
      tags: ['resting'],
      on: {
        ...submits,
        'merge.confirmed': savedAs('rememberMerge'),
        'theirs.accepted': { target: 'editing', actions: ['rememberTaken', 'forgetConflict'] },
      },
    },
    deleted: {
      description: 'Another person has deleted it: this one can become a new policy. No typed text is lost.',
      meta: { title: 'policies.gone.title' },
      tags: ['resting'],
      on: { ...submits, 'merge.confirmed': savedAs('rememberMerge') },
    },
    steppingUp: {
      description: 'A stronger login is needed; the person leaves for it and comes back to the form.',
      meta: { title: 'stepUp.explaining.title' },
      invoke: {
        id: 'stepUp',
        src: 'stepUp',
        input: stepUpInput,
        onDone: 'editing',
        onError: failed,
      },
    },
    failed: {
      description:
        'The policy was not saved, or that is unknown; says why, and the person can save it again.',
      meta: { title: 'policies.form.failed' },
      tags: ['resting'],
      on: submits,
    },
    saved: { type: 'final' },
  },
});
