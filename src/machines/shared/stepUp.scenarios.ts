import type { Scenarios } from '../kit/scenario';
import type { stepUpMachine } from './stepUp.machine';

const low = { required: 2, level: 1, offered: true, typed: true };
const events = {
  'login.requested': { type: 'login.requested' },
  'login.returned': { type: 'login.returned', level: 2 },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;
const answers = {
  leaveForLogin: {
    gone: { pending: true },
    backAgain: { output: undefined },
    failed: { failure: { kind: 'unknown' } },
  },
} as const;
const unmet = { type: 'login.returned', level: 1 } as const;
const gone = { leaveForLogin: [answers.leaveForLogin.gone] };

export const stepUpScenarios = {
  events,
  answers,
  stories: {
    enough: {
      title: 'The login already has the level',
      input: { ...low, level: 2 },
      answers: {},
      steps: [],
      end: 'granted',
    },
    leaves: {
      title: 'The person goes to the login page',
      input: low,
      answers: gone,
      steps: [events['login.requested']],
      end: 'leaving',
    },
    met: {
      title: 'The person comes back with the level',
      input: low,
      answers: {},
      steps: [events['login.returned']],
      end: 'granted',
    },
    cancelled: {
      title: 'The person would rather not',
      input: low,
      answers: {},
      steps: [events['dismissal.requested']],
      end: 'refused',
    },
    unmet: {
      title: 'The person comes back without the level and stops',
      input: low,
      answers: {},
      steps: [unmet, events['dismissal.requested']],
      end: 'refused',
    },
    unmetThenMet: {
      title: 'The second way to log in gives the level',
      input: low,
      answers: {},
      steps: [unmet, unmet, events['login.returned']],
      end: 'granted',
    },
    unmetTriedAgain: {
      title: 'The person comes back without the level and tries another way to log in',
      input: low,
      answers: gone,
      steps: [unmet, events['login.requested']],
      end: 'leaving',
    },
    stillHere: {
      title: 'The login page does not open in time',
      input: low,
      answers: gone,
      steps: [events['login.requested'], { elapsed: 'stillHere' }],
      end: 'explaining',
    },
    backAgain: {
      title: 'The browser’s back button shows this page again',
      input: low,
      answers: { leaveForLogin: [answers.leaveForLogin.backAgain] },
      steps: [events['login.requested']],
      end: 'explaining',
    },
    failed: {
      title: 'The typed text cannot be kept, so the page is not left',
      input: low,
      answers: { leaveForLogin: [answers.leaveForLogin.failed] },
      steps: [events['login.requested']],
      end: 'explaining',
    },
    unavailable: {
      title: 'No login with that level is offered',
      input: { ...low, offered: false },
      answers: {},
      steps: [events['dismissal.requested']],
      end: 'refused',
    },
  },
} satisfies Scenarios<typeof stepUpMachine>;
