import { assign, emit, setup } from 'xstate';
import type { Policy, PolicyContent } from '../../../contracts/domain/policies/policy';
import { POLICY_LEVEL } from '../../../contracts/domain/person/rights';
import type { FlashFact } from '../../kit/facts';
import { failureGuards, failureOf } from '../../kit/failures';
import type { StateMeta, StateTag } from '../../kit/meta';
import { port } from '../../kit/port';
import { stepUpMachine } from '../../shared/stepUp.machine';
import type { PolicySavingContext, PolicySavingEvent, PolicySavingInput, Wish } from './policySaving.types';

/** This goes to the server; `over` is the state that it replaces, null for a new policy. */
export interface SentPolicy {
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
export const policySavingSetup = setup({
  types: {
    input: {} as PolicySavingInput,
    context: {} as PolicySavingContext,
    events: {} as PolicySavingEvent,
    emitted: {} as FlashFact,
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
export function beginning({ input }: { readonly input: PolicySavingInput }): PolicySavingContext {
  return { ...input, attempt: null, conflict: null, failure: null };
}

/** The step-up asks for the level that the server named when the last attempt failed. */
export function stepUpInput({ context: { failure, stepUpOffered } }: Scope) {
  const required = failure?.kind === 'levelTooLow' ? failure.required : POLICY_LEVEL;
  return { required, level: 0, offered: stepUpOffered, typed: true };
}

export function sent({ context: { attempt } }: Scope): SentPolicy {
  if (!attempt) throw new Error('Nothing was asked to be saved');
  return { content: attempt.content, over: attempt.over };
}
