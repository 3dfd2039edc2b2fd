import type { ConnectDraft } from './connect.draft';
import type { ConnectSubject } from './connect.subject';
import type { ConnectInput } from './connect.types';

/** A plain request of an admin: nothing stands in the way, and a ticket is filed. */
export const plainInput: ConnectInput = {
  service: { id: 42, type: 'saml20_sp' },
  requestId: '3f0c9a52',
  person: { admin: true, email: 'alex@harwick.example', level: 2 },
  institution: { name: 'Harwick University', hasInstitutionId: true, test: false, publishedInEdugain: true },
  levels: [
    'http://federation.example/assurance/loa1',
    'http://federation.example/assurance/loa1.5',
    'http://federation.example/assurance/loa2',
    'http://federation.example/assurance/loa3',
  ],
  stepUpOffered: true,
  draft: null,
};

export const plainSubject: ConnectSubject = {
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
  license: 'HAS_LICENSE_SP',
  attributes: 6,
  ownAttributes: 4,
  hasPrivacyInfo: true,
  wikiUrl: 'https://wiki.example/lantern',
  ticketSystemDown: false,
};

export const plainDraft: ConnectDraft = {
  comments: 'Please connect before 1 December.',
  level: '',
  contactEmail: 'alex@harwick.example',
  shareNone: false,
  termsAccepted: true,
  refusalAccepted: false,
};
