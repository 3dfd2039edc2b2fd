import type { Scenarios } from '../kit/scenario';
import type { sessionEndMachine } from './sessionEnd.machine';

const events = {
  'end.neared': { type: 'end.neared' },
  'end.reached': { type: 'end.reached' },
  'end.doubted': { type: 'end.doubted' },
  'renewal.requested': { type: 'renewal.requested' },
} as const;

/** 21 November 2026, ten in the morning. */
const ten = 1_795_255_200_000;
const after = (seconds: number) => ten + seconds * 1000;

const answers = {
  fetchEnd: {
    far: { output: { left: 28_800, at: after(28_800), renewable: true } },
    near: { output: { left: 280, at: after(28_800), renewable: true } },
    fixed: { output: { left: 280, at: after(86_400), renewable: false } },
    expired: { failure: { kind: 'sessionExpired' } },
    loggedOut: { failure: { kind: 'forbidden' } },
    offline: { failure: { kind: 'offline' } },
    silent: { pending: true },
  },
  renewLogin: {
    renewed: { output: { left: 28_800, at: after(57_600), renewable: true } },
    littleMore: { output: { left: 200, at: after(86_400), renewable: false } },
    expired: { failure: { kind: 'sessionExpired' } },
    offline: { failure: { kind: 'offline' } },
    silent: { pending: true },
  },
} as const;

const { fetchEnd, renewLogin } = answers;
const neared = events['end.neared'];
const reached = events['end.reached'];
const doubted = events['end.doubted'];
const renewal = events['renewal.requested'];
const input = undefined;

export const sessionEndScenarios = {
  events,
  answers,
  stories: {
    lasting: {
      title: 'The login lasts for hours',
      input,
      answers: { fetchEnd: [fetchEnd.far] },
      steps: [],
      end: 'lasting',
    },
    warned: {
      title: 'A long time without activity: a warning',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.near] },
      steps: [neared],
      end: 'warning',
    },
    usedMeanwhile: {
      title: 'Another window was used in the meantime: no warning',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.far] },
      steps: [neared],
      end: 'lasting',
    },
    renewed: {
      title: 'Stay logged in',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.near], renewLogin: [renewLogin.renewed] },
      steps: [neared, renewal],
      end: 'lasting',
    },
    renewedElsewhere: {
      title: 'Another window renews the session: the warning also disappears here',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.near, fetchEnd.far] },
      steps: [neared, doubted],
      end: 'lasting',
    },
    unanswered: {
      title: 'Without an answer, the known end applies',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.offline] },
      steps: [neared],
      end: 'warning',
    },
    silent: {
      title: 'No answer in time',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.silent] },
      steps: [neared, { elapsed: 'askTimeout' }],
      end: 'warning',
    },
    unasked: {
      title: 'The server cannot say at first',
      input,
      answers: { fetchEnd: [fetchEnd.offline, fetchEnd.far] },
      steps: [{ elapsed: 'askAgain' }],
      end: 'lasting',
    },
    unaskedDoubted: {
      title: 'The server cannot say at first, and a doubt asks it again',
      input,
      answers: { fetchEnd: [fetchEnd.offline, fetchEnd.far] },
      steps: [doubted],
      end: 'lasting',
    },
    fixed: {
      title: 'The longest time of a login is nearly over',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.fixed] },
      steps: [neared],
      end: 'lastMinutes',
    },
    littleMore: {
      title: 'Staying logged in gains little, since the longest time is nearly over',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.near], renewLogin: [renewLogin.littleMore] },
      steps: [neared, renewal],
      end: 'lastMinutes',
    },
    loggedInBeside: {
      title: 'Logged in again beside the page before the end',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.fixed, fetchEnd.far] },
      steps: [neared, doubted],
      end: 'lasting',
    },
    fixedReached: {
      title: 'The longest time of a login is over',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.fixed] },
      steps: [neared, reached],
      end: 'over',
    },
    notRenewed: {
      title: 'Staying logged in fails, and works the second time',
      input,
      answers: {
        fetchEnd: [fetchEnd.far, fetchEnd.near],
        renewLogin: [renewLogin.offline, renewLogin.renewed],
      },
      steps: [neared, renewal, renewal],
      end: 'lasting',
    },
    renewalSilent: {
      title: 'Staying logged in gets no answer',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.near], renewLogin: [renewLogin.silent] },
      steps: [neared, renewal, { elapsed: 'renewTimeout' }],
      end: 'notRenewed',
    },
    notRenewedElsewhere: {
      title: 'Staying logged in fails here, and works in another window',
      input,
      answers: {
        fetchEnd: [fetchEnd.far, fetchEnd.near, fetchEnd.far],
        renewLogin: [renewLogin.offline],
      },
      steps: [neared, renewal, doubted],
      end: 'lasting',
    },
    notRenewedReached: {
      title: 'Staying logged in fails until the end',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.near], renewLogin: [renewLogin.offline] },
      steps: [neared, renewal, reached],
      end: 'over',
    },
    renewedTooLate: {
      title: 'The session had ended before it could be renewed',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.near], renewLogin: [renewLogin.expired] },
      steps: [neared, renewal],
      end: 'over',
    },
    reached: {
      title: 'The warning is not answered',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.near] },
      steps: [neared, reached],
      end: 'over',
    },
    asleep: {
      title: 'The machine slept over the end',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.expired] },
      steps: [neared],
      end: 'over',
    },
    loggedOut: {
      title: 'Another window has logged out',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.near, fetchEnd.loggedOut] },
      steps: [neared, doubted],
      end: 'over',
    },
    again: {
      title: 'Logged in again after the end',
      input,
      answers: { fetchEnd: [fetchEnd.far, fetchEnd.expired, fetchEnd.far] },
      steps: [neared, { elapsed: 'askAgain' }],
      end: 'lasting',
    },
  },
} satisfies Scenarios<typeof sessionEndMachine>;
