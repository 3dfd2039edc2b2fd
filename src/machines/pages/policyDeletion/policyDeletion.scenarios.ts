import type { Scenarios } from '../../kit/scenario';
import { stepUpScenarios } from '../../shared/stepUp.scenarios';
import type { policyDeletionMachine } from './policyDeletion.machine';

const input = { policy: { id: 'p1', name: 'Staff only' }, level: 2, stepUpOffered: true };
const weak = { ...input, level: 1 };

const events = {
  'deletion.confirmed': { type: 'deletion.confirmed' },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;

const steppedUp = stepUpScenarios.stories;
const answers = {
  deletePolicy: {
    deleted: { output: null },
    gone: { failure: { kind: 'notFound' } },
    levelTooLow: { failure: { kind: 'levelTooLow', required: 2 } },
    forbidden: { failure: { kind: 'forbidden' } },
    offline: { failure: { kind: 'offline' } },
    silent: { pending: true },
  },
  stepUp: {
    met: { story: steppedUp.met },
    cancelled: { story: steppedUp.cancelled },
    unmet: { story: steppedUp.unmet },
    broken: { failure: { kind: 'unknown' } },
  },
} as const;

const { deletePolicy, stepUp } = answers;
const confirm = events['deletion.confirmed'];
const keep = events['dismissal.requested'];

export const policyDeletionScenarios = {
  events,
  answers,
  stories: {
    deleted: {
      title: 'A policy is deleted',
      input,
      answers: { deletePolicy: [deletePolicy.deleted] },
      steps: [confirm],
      end: 'deleted',
    },
    kept: { title: 'The person decides to keep it', input, answers: {}, steps: [keep], end: 'kept' },
    deletedBefore: {
      title: 'Another person has deleted it in the meantime',
      input,
      answers: { deletePolicy: [deletePolicy.gone] },
      steps: [confirm],
      end: 'deletedBefore',
    },
    failedAgain: {
      title: 'The network is away and comes back',
      input,
      answers: { deletePolicy: [deletePolicy.offline, deletePolicy.deleted] },
      steps: [confirm, confirm],
      visits: ['failed'],
      end: 'deleted',
    },
    failedKept: {
      title: 'Deleting is not allowed, and the person gives up',
      input,
      answers: { deletePolicy: [deletePolicy.forbidden] },
      steps: [confirm, keep],
      visits: ['failed'],
      end: 'kept',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { deletePolicy: [deletePolicy.silent] },
      steps: [confirm, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
    stepUpMet: {
      title: 'The login is too weak, and is strengthened',
      input: weak,
      answers: { stepUp: [stepUp.met] },
      steps: [],
      visits: ['steppingUp'],
      end: 'asking',
    },
    stepUpCancelled: {
      title: 'The login is too weak, and stays too weak',
      input: weak,
      answers: { stepUp: [stepUp.cancelled] },
      steps: [],
      end: 'kept',
    },
    stepUpUnmet: {
      title: 'The stronger login does not give the level',
      input: weak,
      answers: { stepUp: [stepUp.unmet] },
      steps: [],
      end: 'kept',
    },
    stepUpBroken: {
      title: 'The step-up view itself fails',
      input: weak,
      answers: { stepUp: [stepUp.broken] },
      steps: [],
      end: 'failed',
    },
    levelLost: {
      title: 'The server requires a stronger login, which the person makes: the question is shown again',
      input,
      answers: {
        deletePolicy: [deletePolicy.levelTooLow, deletePolicy.deleted],
        stepUp: [stepUp.met],
      },
      steps: [confirm, confirm],
      visits: ['steppingUp'],
      end: 'deleted',
    },
  },
} satisfies Scenarios<typeof policyDeletionMachine>;
