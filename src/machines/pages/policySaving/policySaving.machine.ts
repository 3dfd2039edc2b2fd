import type { Policy } from '../../../contracts/domain/policies/policy';
import { thrown } from '../../kit/failures';
import { beginning, policySavingSetup, sent, stepUpInput } from './policySaving.setup';
import type { Wish } from './policySaving.types';

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
