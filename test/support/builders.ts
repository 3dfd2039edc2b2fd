import type { Person } from '../../src/contracts/domain/person/person';
import type { LooseService } from '../../src/api/mappers/catalogueService';
import type { LooseTicket } from '../../src/api/mappers/ticket';
import { personOf } from '../../src/api/mappers/person';

/** These functions build small objects in the form of the contract; each test gives only what it is about. */
export function wireInstitution(over: object = {}) {
  return {
    id: 'https://idp.north.example',
    eid: 1,
    name: 'North University',
    names: { en: 'North University', nl: 'Universiteit Noord' },
    institutionId: 'NORTH',
    state: 'prodaccepted',
    ...over,
  };
}

export function wireUser(over: object = {}) {
  const currentIdp = wireInstitution();
  return {
    uid: 'ann',
    displayName: 'Ann Bee',
    givenName: 'Ann',
    surName: 'Bee',
    currentIdp,
    institutionIdps: [currentIdp],
    currentLoaLevel: 2,
    guest: false,
    dashboardAdmin: true,
    manageConsentEnabled: true,
    supportedLanguages: 'en,nl,pt',
    loaLevels: ['http://x/assurance/loa2', 'http://x/assurance/loa3', 'http://x/assurance/loa1.5'],
    ...over,
  };
}

export const wireGuest = {
  guest: true,
  currentLoaLevel: 0,
  institutionIdps: [],
  supportedLanguages: 'en,nl,pt',
};

export function person(user: object = wireUser(), language = 'en'): Person {
  return personOf({ payload: user, language });
}

export function wireService(over: LooseService = {}): LooseService {
  return {
    id: 42,
    entityType: 'saml20_sp',
    spEntityId: 'https://wiki.example',
    // Servers send `name` in the requested language.
    name: over.names?.en ?? 'Wiki',
    names: { en: 'Wiki' },
    descriptions: { en: 'Writing together' },
    organisation: 'Example Ltd',
    state: 'prodaccepted',
    connected: false,
    interfedSource: 'SURFconext',
    contractualBase: 'ao',
    licenseStatus: 'NOT_NEEDED',
    arp: { attributes: { 'urn:mace:dir:attribute-def:mail': ['*'] }, noArp: false, noAttrArp: false },
    categories: [],
    ...over,
  };
}

export function wireTicket(over: LooseTicket = {}): LooseTicket {
  return {
    jiraKey: 'CXT-12',
    type: 'LINKREQUEST',
    status: 'Open',
    userName: 'Ann Bee',
    idpId: 'https://idp.north.example',
    idpName: 'North University',
    spId: 'https://wiki.example',
    spName: 'Wiki',
    spEid: 42,
    typeMetaData: 'saml20_sp',
    requestDate: '2026-03-01T09:48:21.000+0100',
    updateDate: '2026-03-02T09:48:21.000+0100',
    rejected: false,
    ...over,
  };
}

export function wireTicketPage(issues: object[], total = issues.length) {
  return { issues, total, startAt: 0, maxResults: 1000 };
}

/** A set of one change, as its page reads it. */
export const wireChangeSet = {
  version: 'v1',
  sentAs: 'oneTicket',
  lines: [
    {
      ...{ id: 7, kind: 'consent', service: 'https://wiki.example', serviceType: 'saml20_sp' },
      fields: [{ field: 'type', from: 'MINIMAL_CONSENT', to: 'NO_CONSENT' }],
      ...{ addedBy: 'Sam Colleague', addedAt: '2026-11-02T09:00:00.000Z' },
    },
  ],
};
