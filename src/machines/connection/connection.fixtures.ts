import type { ConnectionSubject } from './connection.subject';
import type { Requester, ConnectionInput } from './connection.types';

/** An admin without obstacles. */
export const plainRequester: Requester = {
  service: { id: 42, type: 'saml20_sp' },
  invitation: null,
  person: { admin: true, email: 'alex@harwick.example', level: 2 },
  institution: { name: 'Harwick University', hasInstitutionId: true, test: false, publishedInEdugain: true },
};

export const plainInput: ConnectionInput<never> = {
  ...plainRequester,
  requestId: '3f0c9a52',
  levels: [
    'http://federation.example/assurance/loa1',
    'http://federation.example/assurance/loa1.5',
    'http://federation.example/assurance/loa2',
    'http://federation.example/assurance/loa3',
  ],
  stepUpOffered: true,
  hasSecondWay: true,
  draft: null,
};

export const plainSubject: ConnectionSubject = {
  entityId: 'https://archive.example/saml',
  name: 'Lantern Archive',
  organisation: 'Foundation Lantern',
  way: 'ticket',
  asksContact: false,
  singleTenant: false,
  agreementRefused: false,
  policyRequired: false,
  connected: false,
  publishedInEdugain: true,
  saml1Only: false,
  license: 'HAS_LICENSE_SP',
  attributes: [
    { name: 'displayName', came: true },
    { name: 'eduPersonEntitlement', came: false },
    { name: 'isMemberOf', came: 'unknown' },
    { name: 'mail', came: true },
  ],
  persistentId: false,
  loggedInHere: true,
  hasPrivacyInfo: true,
  wikiUrl: 'https://wiki.example/lantern',
  ticketSystemDown: false,
};

const requestedAt = '2026-11-02T09:00:00Z';

/** A request that the federation works on. */
export const openTicket = {
  key: 'CXT-70',
  type: 'LINKREQUEST',
  status: 'Open',
  requestedAt,
  message: '',
} as const;

/** An invitation that waits for the institution. */
export const invitation = {
  key: 'CXT-12',
  type: 'LINKINVITE',
  status: 'Waiting for customer',
  requestedAt,
  message: 'The library asked for it.',
} as const;

/** Returns the answer of `admission` if there are no obstacles. */
export function admitted(subject: ConnectionSubject) {
  return { output: { kind: 'admitted', subject } } as const;
}
