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
  const say = useCallback((word: ReviewWord) => actor.send({ type: 'wish.stated', wish: { word } }), [actor]);
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
    lead,
    /** Clears the last step and its outcome. */
    dismiss,
    busy: state === 'sending',
    /** The row that the last wish was about. */
    row: wish?.word?.row,
  };
}

export type Step = ReturnType<typeof useStep>;
