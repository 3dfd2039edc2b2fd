import type { KeptKind } from '../../contracts/wire/privacy';

/** Rows of the page: what the server keeps, and what is kept elsewhere. */
export type RowKind = KeptKind | 'log' | 'browser';

interface StoredDataMessages {
  readonly what: string;
  readonly why: string;
  readonly until: string;
  /** Used if the server could delete it by itself, but is not configured to. */
  readonly ever?: string;
}

/** Ids of the sentences about each kind. */
export const storedDataMessages: Readonly<Record<RowKind, StoredDataMessages>> = {
  sessions: {
    what: 'privacy.kept.sessions.what',
    why: 'privacy.kept.sessions.why',
    until: 'privacy.kept.sessions.until',
  },
  tickets: {
    what: 'privacy.kept.tickets.what',
    why: 'privacy.kept.tickets.why',
    until: 'privacy.kept.tickets.until',
    ever: 'privacy.kept.tickets.ever',
  },
  changeSet: {
    what: 'privacy.kept.changeSet.what',
    why: 'privacy.kept.changeSet.why',
    until: 'privacy.kept.changeSet.until',
    ever: 'privacy.kept.changeSet.ever',
  },
  reviews: {
    what: 'privacy.kept.reviews.what',
    why: 'privacy.kept.reviews.why',
    until: 'privacy.kept.reviews.until',
    ever: 'privacy.kept.reviews.ever',
  },
  outbox: {
    what: 'privacy.kept.outbox.what',
    why: 'privacy.kept.outbox.why',
    until: 'privacy.kept.outbox.until',
  },
  mails: {
    what: 'privacy.kept.mails.what',
    why: 'privacy.kept.mails.why',
    until: 'privacy.kept.mails.until',
  },
  policies: {
    what: 'privacy.kept.policies.what',
    why: 'privacy.kept.policies.why',
    until: 'privacy.kept.policies.until',
    ever: 'privacy.kept.policies.ever',
  },
  audit: {
    what: 'privacy.kept.audit.what',
    why: 'privacy.kept.audit.why',
    until: 'privacy.kept.audit.until',
    ever: 'privacy.kept.audit.ever',
  },
  answers: {
    what: 'privacy.kept.answers.what',
    why: 'privacy.kept.answers.why',
    until: 'privacy.kept.answers.until',
  },
  watching: {
    what: 'privacy.kept.watching.what',
    why: 'privacy.kept.watching.why',
    until: 'privacy.kept.watching.until',
  },
  wishes: {
    what: 'privacy.kept.wishes.what',
    why: 'privacy.kept.wishes.why',
    until: 'privacy.kept.wishes.until',
  },
  logins: {
    what: 'privacy.kept.logins.what',
    why: 'privacy.kept.logins.why',
    until: 'privacy.kept.logins.until',
    ever: 'privacy.kept.logins.ever',
  },
  contacts: {
    what: 'privacy.kept.contacts.what',
    why: 'privacy.kept.contacts.why',
    until: 'privacy.kept.contacts.until',
  },
  limits: {
    what: 'privacy.kept.limits.what',
    why: 'privacy.kept.limits.why',
    until: 'privacy.kept.limits.until',
  },
  roles: {
    what: 'privacy.kept.roles.what',
    why: 'privacy.kept.roles.why',
    until: 'privacy.kept.roles.until',
  },
  demonstration: {
    what: 'privacy.kept.demonstration.what',
    why: 'privacy.kept.demonstration.why',
    until: 'privacy.kept.demonstration.until',
  },
  log: {
    what: 'privacy.kept.log.what',
    why: 'privacy.kept.log.why',
    until: 'privacy.kept.log.until',
  },
  browser: {
    what: 'privacy.kept.browser.what',
    why: 'privacy.kept.browser.why',
    until: 'privacy.kept.browser.until',
  },
};
