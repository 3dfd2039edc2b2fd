import type { Person } from '../../contracts/domain/person';
import type { Scenarios } from '../kit/scenario';
import type { sessionMachine } from './session.machine';

const installation = {
  federation: 'Demonstration federation',
  languages: ['en', 'nl', 'pt'],
  levels: [],
  multiFactorValues: [],
  levelLabels: {},
  stepUpEnabled: true,
  consentEnabled: true,
  ticketSystemDown: false,
  statisticsDown: false,
  hiddenTabs: [],
  extensions: [],
  statsTimeZone: 'UTC',
  statsMinUsers: 0,
  ticketKeyPrefix: 'CXT',
  demo: true,
  links: {},
} as const;

const guest: Person = {
  displayName: '',
  givenName: '',
  surName: '',
  email: '',
  roles: { guest: true, member: false, viewer: false, admin: false, superUser: false },
  authorities: ['ROLE_DASHBOARD_GUEST'],
  level: 0,
  institutions: [],
  switched: false,
  attributes: {},
  language: 'en',
  installation,
};

const admin: Person = {
  ...guest,
  uid: 'admin',
  displayName: 'Alex Sample',
  givenName: 'Alex',
  surName: 'Sample',
  email: 'alex@harwick.example',
  roles: { guest: false, member: false, viewer: false, admin: true, superUser: false },
  authorities: ['ROLE_DASHBOARD_ADMIN'],
  level: 2,
};

const orphan: Person = { ...guest, institutionGone: 'own' };

const events = {
  'session.doubted': { type: 'session.doubted' },
  'retry.requested': { type: 'retry.requested' },
} as const;

const answers = {
  fetchPerson: {
    guest: { output: guest },
    admin: { output: admin },
    orphan: { output: orphan },
    refused: { failure: { kind: 'forbidden' } },
    offline: { failure: { kind: 'offline' } },
    silent: { pending: true },
  },
  reloadPage: {
    leaving: { pending: true },
    stayed: { output: undefined },
    failed: { failure: { kind: 'unknown' } },
  },
} as const;

const { fetchPerson, reloadPage } = answers;
const first = { reloaded: false } as const;
const again = { reloaded: true } as const;
const doubted = events['session.doubted'];
const retry = events['retry.requested'];

export const sessionScenarios = {
  events,
  answers,
  stories: {
    guest: {
      title: 'Nobody is logged in',
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
      title: 'Somebody logged in beside a page that was opened as a guest',
      input: first,
      answers: { fetchPerson: [fetchPerson.guest, fetchPerson.admin] },
      steps: [doubted],
      end: 'expired',
    },
    signedIn: {
      title: 'Somebody is logged in',
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
    institutionGone: {
      title: 'The institution of the login has left the federation',
      input: first,
      answers: { fetchPerson: [fetchPerson.orphan] },
      steps: [],
      end: 'institutionGone',
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
      title: 'A refusal at the start loads the page once more',
      input: first,
      answers: { fetchPerson: [fetchPerson.refused], reloadPage: [reloadPage.leaving] },
      steps: [],
      end: 'reloading',
    },
    reloadStuck: {
      title: 'Loading once more does not happen in time',
      input: first,
      answers: { fetchPerson: [fetchPerson.refused], reloadPage: [reloadPage.leaving] },
      steps: [{ elapsed: 'reloadTimeout' }],
      end: 'noAccess',
    },
    reloadUseless: {
      title: 'Loading once more came back at once',
      input: first,
      answers: { fetchPerson: [fetchPerson.refused], reloadPage: [reloadPage.stayed] },
      steps: [],
      end: 'noAccess',
    },
    reloadFailed: {
      title: 'Loading once more is not possible',
      input: first,
      answers: { fetchPerson: [fetchPerson.refused], reloadPage: [reloadPage.failed] },
      steps: [],
      end: 'noAccess',
    },
    refusedTwice: {
      title: 'Refused after the second load, too',
      input: again,
      answers: { fetchPerson: [fetchPerson.refused] },
      steps: [],
      end: 'noAccess',
    },
    accessGiven: {
      title: 'Access was given meanwhile',
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
