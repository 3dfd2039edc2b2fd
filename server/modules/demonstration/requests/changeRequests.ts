import { type InstitutionChange, institutionValues, type SettingChange } from '../../changes/changes.module';
import { contactIds } from '../../federation/federation.module';
import type { SeedInstitution } from '../institutions';
import { fixedRelations } from '../services/inventFixedServices';
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

/** Requests the multi-factor value of the research federations for a service without one. */
export function multiFactorRequest(institution: SeedInstitution, service: SeedService): SettingChange {
  return {
    ...about(institution, service),
    kind: 'multiFactor',
    before: { authnContextLevel: '' },
    after: { authnContextLevel: refedsMfa },
  };
}

/** Requests a longer message for a service that shows one; returns undefined if the seed has no such message. */
export function consentRequest({ institution, services, settings }: Where): SettingChange | undefined {
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

/** Requests the highest level for a service with a lower one; returns undefined if the seed has no such level. */
export function levelRequest({ institution, services, settings }: Where): SettingChange | undefined {
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
 * Returns true if a request can be about this service: it is the institution's, and not a landmark, since pages and
 * tests make requests about those.
 */
function isFree(row: Set, { entity_id }: SeedInstitution): boolean {
  return row.institution_entity_id === entity_id && !fixedRelations.has(row.service_entity_id);
}

/** Requests another name for the institution, and keeps the old one. */
export function nameRequest({ entity_id, document }: SeedInstitution): InstitutionChange {
  const name = document.organisationDisplayNames['en'] ?? '';
  return {
    kind: 'institution',
    institution: entity_id,
    before: { organisationDisplayNameEn: `The ${name}` },
    after: { organisationDisplayNameEn: name },
    contacts: {},
  };
}

/** Requests other keywords, a switch, and the address of the service desk. */
export function dataRequest(institution: SeedInstitution): InstitutionChange {
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
