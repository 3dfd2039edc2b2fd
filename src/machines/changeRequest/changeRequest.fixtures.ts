import type { ServiceChange, SettingsChange } from '../../contracts/domain/tickets/change';
import { textPlaces, type TextField } from '../../contracts/domain/institution/institutionFields';
import type { InstitutionChange } from '../../contracts/domain/institution/institutionSettings';
import type { ChangeRequestInput, KnownSetting } from './changeRequest.setup';

const prefix = 'http://federation.example/assurance/loa';
const service = { serviceEntityId: 'https://archive.example/saml', serviceType: 'saml20_sp' } as const;

const minimalConsent: ServiceChange = {
  subject: 'consent',
  ...service,
  type: 'MINIMAL_CONSENT',
  explanations: { en: '', nl: '', pt: '' },
};

/** People are asked for consent, with an explanation. */
export const explicitConsent: ServiceChange = {
  ...minimalConsent,
  type: 'DEFAULT_CONSENT',
  explanations: { en: 'Your name is shown to others.', nl: 'Anderen zien uw naam.', pt: '' },
};

export function strongLevel(rank: number): SettingsChange {
  return { subject: 'strongAuthentication', ...service, level: `${prefix}${rank}` };
}

export function multiFactorOf(level: string): SettingsChange {
  return { subject: 'multiFactor', ...service, level };
}

const noTexts = Object.fromEntries(textPlaces.map(({ field }) => [field, ''])) as Record<TextField, string>;

/** The institution itself, with a name for its organisation or without. */
function institutionNamed(organisationNameEn: string): InstitutionChange {
  return {
    subject: 'institution',
    institution: 'https://idp.harwick.example',
    settings: {
      texts: { ...noTexts, organisationNameEn },
      flags: { displayStatsInDashboard: false },
      state: 'prodaccepted',
      contacts: [],
      added: [],
    },
    services: [],
    comments: '',
  };
}

/** An admin without obstacles. */
export const plainInput: ChangeRequestInput = {
  about: 'consent',
  service: { id: 42, type: 'saml20_sp' },
  person: { admin: true, level: 2 },
  institution: { name: 'Harwick University' },
  requestId: '3f0c9a52',
  stepUpOffered: true,
  levels: [],
  labels: [{ uri: 'https://refeds.org/profile/mfa', names: { en: 'Multi-factor (REFEDS)' } }],
  draft: explicitConsent,
  heldHereOnly: false,
  hasSecondWay: true,
};

/** A person who asks for the highest level. */
export const strongInput: ChangeRequestInput = {
  ...plainInput,
  about: 'strongAuthentication',
  person: { admin: true, level: 3 },
  draft: strongLevel(3),
};

/** A person who wants the institution itself changed. */
export const institutionInput: ChangeRequestInput = {
  ...plainInput,
  about: 'institution',
  service: null,
  hasSecondWay: false,
  draft: institutionNamed('Harwick University'),
};

/** The known data of a change of the institution itself. */
export const institutionSetting: KnownSetting = {
  entityId: 'https://idp.harwick.example',
  name: 'Harwick University',
  current: institutionNamed('Harwick'),
  ticketSystemDown: false,
};

export const plainSetting: KnownSetting = {
  entityId: service.serviceEntityId,
  name: 'Lantern Archive',
  current: minimalConsent,
  ticketSystemDown: false,
};
