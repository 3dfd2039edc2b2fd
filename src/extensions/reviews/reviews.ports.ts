import { createActor } from 'xstate';
import { reviewsApi } from './reviews.api';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { reviewStartMachine } from './reviewStart.machine';
import { reviewStepMachine } from './reviewStep.machine';
import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { callPort } from '../../store/actors/callPort';
import type { PageNeeds } from '../../store/actors/pageNeeds';

const { startReview, leadReview, judgeConnection } = reviewsApi.endpoints;

/** Gives the chart that starts a review, with its ports attached and ready to start. */
export function openReviewStart({ store, person, requestId, leaveForLogin }: PageNeeds) {
  const machine = reviewStartMachine.provide({
    actors: {
      startReview: callPort(({ start, requestId: key }) => {
        if (!start) throw new Error('Nothing was asked to be started');
        return store.dispatch(startReview.initiate({ start, requestId: key }, { track: false }));
      }),
      stepUp: stepUpMachine.provide({ actors: { leaveForLogin } }),
    },
  });
  assertProvided(machine);
  const input = { stepUpOffered: person.installation.stepUpEnabled, requestId };
  return createActor(machine, { input, inspect: inspected });
}

/** Likewise the chart of a review, which may be opened by a link in a mail. */
export function openReviewStep(
  { store, person, requestId, leaveForLogin }: PageNeeds,
  id: string,
  byMail: boolean,
) {
  const machine = reviewStepMachine.provide({
    actors: {
      sendWish: callPort(({ wish: { lead, word }, more, ...sent }) =>
        word
          ? store.dispatch(judgeConnection.initiate({ ...sent, word, more }, { track: false }))
          : store.dispatch(leadReview.initiate({ ...sent, step: lead }, { track: false })),
      ),
      stepUp: stepUpMachine.provide({ actors: { leaveForLogin } }),
    },
  });
  assertProvided(machine);
  const { level, installation } = person;
  const input = { id, level, stepUpOffered: installation.stepUpEnabled, byMail, requestId };
  return createActor(machine, { input, inspect: inspected });
}
