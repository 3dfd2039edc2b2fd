import type { Person } from '../../contracts/domain/person/person';

const installation = {
  federation: 'Demonstration federation',
  federationSource: 'Demonstration federation',
  languages: ['en', 'nl', 'pt'],
  ladder: [],
  multiFactorValues: [],
  levelLabels: {},
  stepUpEnabled: true,
  superUserLevel: 1,
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
  administrators: [],
  administrativeContacts: [],
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

const acting: Person = { ...admin, switched: true };

const orphan: Person = { ...guest, institutionGone: 'own' };

export const events = {
  'session.doubted': { type: 'session.doubted' },
  'retry.requested': { type: 'retry.requested' },
  'logout.completed': { type: 'logout.completed' },
} as const;

export const answers = {
  fetchPerson: {
    guest: { output: guest },
    admin: { output: admin },
    acting: { output: acting },
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
  actAgain: {
    done: { output: acting },
    elsewhere: { output: admin },
    refused: { failure: { kind: 'forbidden' } },
    silent: { pending: true },
  },
} as const;
