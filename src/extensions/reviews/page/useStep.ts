import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ReviewStep, ReviewWord } from '../contract/review.wire';
import type { reviewStepMachine } from '../reviewStep.machine';

export type StepActor = ActorRefFrom<typeof reviewStepMachine>;

/** Follows a review's chart, and gives the functions for its steps. */
export function useStep(actor: StepActor) {
  const state = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const wish = useSelector(actor, ({ context }) => context.wish);
  const left = useSelector(actor, ({ context }) => context.left);
  const total = useSelector(actor, ({ context }) => context.total);
  const stored = useSelector(actor, ({ context }) => context.stored);
  const skipped = useSelector(actor, ({ context }) => context.skipped);
  const say = useCallback((word: ReviewWord) => actor.send({ type: 'wish.stated', wish: { word } }), [actor]);
  const sayAll = useCallback(
    ([word, ...rest]: readonly ReviewWord[]) => {
      if (word) actor.send({ type: 'wish.stated', wish: { word, rest } });
    },
    [actor],
  );
  const lead = useCallback(
    (step: ReviewStep) => actor.send({ type: 'wish.stated', wish: { lead: step } }),
    [actor],
  );
  const dismiss = useCallback(() => actor.send({ type: 'dismissal.requested' }), [actor]);
  return {
    state,
    failure,
    wish,
    left,
    say,
    /** Says several, one after the other. */
    sayAll,
    /** Number of comments of the last wish, of those that are stored, and of those where another person was first. */
    total,
    stored,
    skipped,
    lead,
    /** Clears the last step and its outcome. */
    dismiss,
    busy: state === 'sending' || state === 'pausing',
    /** The row that the last wish was about; undefined if it was about several. */
    row: total === 1 ? wish?.word?.row : undefined,
  };
}

export type Step = ReturnType<typeof useStep>;
