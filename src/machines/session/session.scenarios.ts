import type { Scenarios } from '../kit/scenario';
import { answers, events } from './session.fixtures';
import type { sessionMachine } from './session.machine';

const { fetchPerson, reloadPage, actAgain } = answers;
const first = { reloaded: false } as const;
const again = { reloaded: true } as const;
const doubted = events['session.doubted'];
const retry = events['retry.requested'];
const left = events['logout.completed'];

export const sessionScenarios = {
  events,
  answers,
  stories: {
    guest: {
      title: 'No one is logged in',
      input: first,
      answers: { fetchPerson: [fetchPerson.guest] },
      steps: [],
      end: 'guest',
    },
    guestStays: {
      title: 'A guest comes back to the window and is still a guest',
      input: first,
      answers: { fetchPerson: [fetchPerson.guest] },
      steps: [doubted],
      end: 'guest',
    },
    guestReplaced: {
      title: 'A person logged in beside a page that was opened as a guest',
      input: first,
      answers: { fetchPerson: [fetchPerson.guest, fetchPerson.admin] },
      steps: [doubted],
      end: 'expired',
    },
    signedIn: {
      title: 'A person is logged in',
      input: first,
      answers: { fetchPerson: [fetchPerson.admin] },
      steps: [],
      end: 'signedIn',
    },
    confirmed: {
      title: 'A doubt is cleared: the same person',
      input: first,
      answers: { fetchPerson: [fetchPerson.admin] },
      steps: [doubted],
      end: 'signedIn',
    },
    unproven: {
      title: 'The check fails, which proves nothing',
      input: first,
      answers: { fetchPerson: [fetchPerson.admin, fetchPerson.offline] },
      steps: [doubted],
      end: 'signedIn',
    },
    unanswered: {
      title: 'The check gets no answer in time',
      input: first,
      answers: { fetchPerson: [fetchPerson.admin, fetchPerson.silent] },
      steps: [doubted, { elapsed: 'checkTimeout' }],
      end: 'signedIn',
    },
    expired: {
      title: 'The login has ended',
      input: first,
      answers: { fetchPerson: [fetchPerson.admin, fetchPerson.guest] },
      steps: [doubted],
      end: 'expired',
    },
    stillExpired: {
      title: 'The login has ended, and the next check fails',
      input: first,
      answers: { fetchPerson: [fetchPerson.admin, fetchPerson.guest, fetchPerson.offline] },
      steps: [doubted, doubted],
      end: 'expired',
    },
    returned: {
      title: 'The same person logged in again beside the page',
      input: first,
      answers: { fetchPerson: [fetchPerson.admin, fetchPerson.guest, fetchPerson.admin] },
      steps: [doubted, doubted],
      end: 'signedIn',
    },
    actsAgain: {
      title: 'Logged in again, the person acts for the institution of the page again',
      input: first,
      answers: {
        fetchPerson: [fetchPerson.acting, fetchPerson.guest, fetchPerson.admin],
        actAgain: [actAgain.done],
      },
      steps: [doubted, doubted],
      end: 'signedIn',
    },
    actsNoMore: {
      title: 'Logged in again, the person may no longer act for the institution of the page',
      input: first,
      answers: {
        fetchPerson: [fetchPerson.acting, fetchPerson.guest, fetchPerson.admin],
        actAgain: [actAgain.refused],
      },
      steps: [doubted, doubted],
      end: 'expired',
    },
    actsElsewhere: {
      title: 'Logged in again, the server makes the person act for another institution',
      input: first,
      answers: {
        fetchPerson: [fetchPerson.acting, fetchPerson.guest, fetchPerson.admin],
        actAgain: [actAgain.elsewhere],
      },
      steps: [doubted, doubted],
      end: 'expired',
    },
    actsAgainSilent: {
      title: 'Going back to the institution of the page gets no answer',
      input: first,
      answers: {
        fetchPerson: [fetchPerson.acting, fetchPerson.guest, fetchPerson.admin],
        actAgain: [actAgain.silent],
      },
      steps: [doubted, doubted, { elapsed: 'checkTimeout' }],
      end: 'expired',
    },
    institutionLeft: {
      title: 'The institution of the page was left in another tab',
      input: first,
      answers: { fetchPerson: [fetchPerson.acting, fetchPerson.admin] },
      steps: [doubted],
      end: 'expired',
    },
    institutionGone: {
      title: 'The institution of the login has left the federation',
      input: first,
      answers: { fetchPerson: [fetchPerson.orphan] },
      steps: [],
      end: 'institutionGone',
    },
    loggedOut: {
      title: 'The person logs out',
      input: first,
      answers: { fetchPerson: [fetchPerson.admin] },
      steps: [left],
      end: 'loggedOut',
    },
    loggedOutInDoubt: {
      title: 'The person logs out while the page asks who it is',
      input: first,
      answers: { fetchPerson: [fetchPerson.admin, fetchPerson.silent] },
      steps: [doubted, left],
      end: 'loggedOut',
    },
    orphanLeaves: {
      title: 'A person whose institution is gone logs out',
      input: first,
      answers: { fetchPerson: [fetchPerson.orphan] },
      steps: [left],
      end: 'loggedOut',
    },
    institutionIsBack: {
      title: 'The institution of the login is known again',
      input: first,
      answers: { fetchPerson: [fetchPerson.orphan, fetchPerson.admin] },
      steps: [retry],
      end: 'signedIn',
    },
    institutionGoes: {
      title: 'The institution leaves the federation while the page is open',
      input: first,
      answers: { fetchPerson: [fetchPerson.admin, fetchPerson.orphan] },
      steps: [doubted],
      end: 'expired',
    },
    reloading: {
      title: 'A refusal at the start loads the page again',
      input: first,
      answers: { fetchPerson: [fetchPerson.refused], reloadPage: [reloadPage.leaving] },
      steps: [],
      end: 'reloading',
    },
    reloadStuck: {
      title: 'Loading again does not happen in time',
      input: first,
      answers: { fetchPerson: [fetchPerson.refused], reloadPage: [reloadPage.leaving] },
      steps: [{ elapsed: 'reloadTimeout' }],
      end: 'noAccess',
    },
    reloadUseless: {
      title: 'Loading again came back at once',
      input: first,
      answers: { fetchPerson: [fetchPerson.refused], reloadPage: [reloadPage.stayed] },
      steps: [],
      end: 'noAccess',
    },
    reloadFailed: {
      title: 'Loading again is not possible',
      input: first,
      answers: { fetchPerson: [fetchPerson.refused], reloadPage: [reloadPage.failed] },
      steps: [],
      end: 'noAccess',
    },
    refusedTwice: {
      title: 'Refused again after the second load',
      input: again,
      answers: { fetchPerson: [fetchPerson.refused] },
      steps: [],
      end: 'noAccess',
    },
    accessGiven: {
      title: 'Access was granted in the meantime',
      input: again,
      answers: { fetchPerson: [fetchPerson.refused, fetchPerson.admin] },
      steps: [retry],
      end: 'signedIn',
    },
    unreachable: {
      title: 'No connection',
      input: first,
      answers: { fetchPerson: [fetchPerson.offline] },
      steps: [],
      end: 'unreachable',
    },
    timedOut: {
      title: 'No answer at the start',
      input: first,
      answers: { fetchPerson: [fetchPerson.silent] },
      steps: [{ elapsed: 'startTimeout' }],
      end: 'unreachable',
    },
    reached: {
      title: 'The connection came back',
      input: first,
      answers: { fetchPerson: [fetchPerson.offline, fetchPerson.admin] },
      steps: [retry],
      end: 'signedIn',
    },
  },
} satisfies Scenarios<typeof sessionMachine>;
