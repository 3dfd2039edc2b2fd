import { type InstitutionChange, institutionValues, type SettingChange } from '../../changes/changes.module';
import { contactIds } from '../../federation/federation.module';
import type { SeedInstitution } from '../institutions';
import { landmarkStanding } from '../services/landmarkServices';
import { level3, refedsMfa } from '../levels';
import type { SeedService } from '../services/seedService';
import type { SeedSettings } from '../seedSettings';

interface Where {
  readonly institution: SeedInstitution;
  readonly services: readonly SeedService[];
  readonly settings: SeedSettings;
}
interface Set {
  readonly institution_entity_id: string;
  readonly service_entity_id: string;
}

const about = ({ entity_id: institution }: SeedInstitution, service: SeedService) => ({
  institution,
  service: service.entity_id,
  serviceType: service.entity_type,
});

/** Asks for a multi-factor value where there was none: that of the research federations. */
export function multiFactorAsked(institution: SeedInstitution, service: SeedService): SettingChange {
  return {
    ...about(institution, service),
    kind: 'multiFactor',
    before: { authnContextLevel: '' },
    after: { authnContextLevel: refedsMfa },
  };
}

/** Asks for a longer message of a service that shows one; returns nothing where no such message was drawn. */
export function consentAsked({ institution, services, settings }: Where): SettingChange | undefined {
  const set = settings.consents.find((row) => row.explanation_en && isFree(row, institution));
  const service = services.find(({ entity_id }) => entity_id === set?.service_entity_id);
  if (!set || !service) return undefined;
  const before = {
    type: set.type,
    explanationEn: set.explanation_en ?? '',
    explanationNl: set.explanation_nl ?? '',
    explanationPt: set.explanation_pt ?? '',
  };
  return {
    ...about(institution, service),
    kind: 'consent',
    before,
    after: {
      ...before,
      explanationEn: 'The service shows your name and e-mail address to the other members of your group.',
      explanationNl: 'De dienst toont je naam en e-mailadres aan de andere leden van je groep.',
      explanationPt: 'O serviço mostra o seu nome e endereço de e-mail aos outros membros do seu grupo.',
    },
  };
}

/** Asks for the highest level of a service with a lower one; returns nothing where no such level was drawn. */
export function levelAsked({ institution, services, settings }: Where): SettingChange | undefined {
  const set = settings.levels.find(
    (row) => row.kind === 'stepup' && row.level !== level3 && isFree(row, institution),
  );
  const service = services.find(({ entity_id }) => entity_id === set?.service_entity_id);
  if (!set || !service) return undefined;
  return {
    ...about(institution, service),
    kind: 'strongAuthentication',
    before: { loaLevel: set.level },
    after: { loaLevel: level3 },
  };
}

/**
 * Tells whether a request can be about this service: one of the institution, and none that is known by name, since pages and
 * tests ask about those themselves.
 */
function isFree(row: Set, { entity_id }: SeedInstitution): boolean {
  return row.institution_entity_id === entity_id && !landmarkStanding.has(row.service_entity_id);
}

/** Asks for another name of the institution, and keeps the one that it had. */
export function nameAsked({ entity_id, document }: SeedInstitution): InstitutionChange {
  const name = document.organisationDisplayNames['en'] ?? '';
  return {
    kind: 'institution',
    institution: entity_id,
    before: { organisationDisplayNameEn: `The ${name}` },
    after: { organisationDisplayNameEn: name },
    contacts: {},
  };
}

/** Asks for other keywords, a switch, and the address of the service desk. */
export function dataAsked(institution: SeedInstitution): InstitutionChange {
  const { contacts, displayStatsInDashboard, keywords } = institution.document;
  const place = contacts.findIndex(({ emailAddress }) => emailAddress?.startsWith('servicedesk@'));
  const email = `contactPersons[${place}].emailAddress`;
  const id = contactIds(contacts)[place];
  const after = {
    keywordsEn: `${keywords['en'] ?? ''} staging`,
    displayStatsInDashboard: String(!displayStatsInDashboard),
    ...(id !== undefined && {
      [email]: contacts[place]?.emailAddress?.replace('servicedesk@', 'helpdesk@') ?? '',
    }),
  };
  const current = institutionValues(institution);
  return {
    kind: 'institution',
    institution: institution.entity_id,
    before: Object.fromEntries(Object.keys(after).map((field) => [field, current[field] ?? ''])),
    after,
    contacts: id === undefined ? {} : { [place]: id },
  };
}
