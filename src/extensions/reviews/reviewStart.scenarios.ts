import type { Scenarios } from '../../machines/kit/scenario';
import { stepUpScenarios } from '../../machines/shared/stepUp.scenarios';
import type { reviewStartMachine } from './reviewStart.machine';

const input = { stepUpOffered: true, requestId: '5e0c' } as const;
const submit = {
  type: 'form.submitted',
  start: {
    title: 'Review of 2026',
    dueOn: '2026-11-30',
    givenTo: { name: 'Alex Sample', mail: 'alex@example.org' },
  },
} as const;
const events = { 'form.submitted': submit } as const;
const startReview = {
  started: { output: null },
  overtaken: { failure: { kind: 'collision', found: 'changed' } },
  levelTooLow: { failure: { kind: 'levelTooLow', required: 2 } },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;
const stepUp = {
  met: { story: stepUpScenarios.stories.met },
  broken: { failure: { kind: 'unknown' } },
} as const;
const ok = startReview.started;

export const reviewStartScenarios = {
  events,
  answers: { startReview, stepUp },
  stories: {
    started: {
      title: 'A review is started',
      input,
      answers: { startReview: [ok] },
      steps: [submit],
      end: 'started',
    },
    overtaken: {
      title: 'A colleague was first; once theirs is closed, mine is started',
      input,
      answers: { startReview: [startReview.overtaken, ok] },
      steps: [submit, submit],
      visits: ['overtaken'],
      end: 'started',
    },
    steppedUp: {
      title: 'The login is too weak; after a stronger one the form is sent again',
      input,
      answers: { startReview: [startReview.levelTooLow, ok], stepUp: [stepUp.met] },
      steps: [submit, submit],
      visits: ['steppingUp'],
      end: 'started',
    },
    stepUpBroken: {
      title: 'The stronger login cannot be asked for',
      input,
      answers: { startReview: [startReview.levelTooLow], stepUp: [stepUp.broken] },
      steps: [submit],
      end: 'failed',
    },
    failedAgain: {
      title: 'The network is away and comes back',
      input,
      answers: { startReview: [startReview.offline, ok] },
      steps: [submit, submit],
      visits: ['failed'],
      end: 'started',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { startReview: [startReview.silent] },
      steps: [submit, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof reviewStartMachine>;
