import type { Insertable } from 'kysely';
import type { InstitutionDocument, InstitutionTable } from '../federation/federation.module';
import { institutionContacts } from './contacts';
import { inventMetadata } from './institutionMetadata';
import { institutionNames, type InstitutionName } from './institutionNames';
import type { Random } from './random';

export type SeedInstitution = Omit<Insertable<InstitutionTable>, 'eid' | 'document'> & {
  institution_id: string | null;
  document: InstitutionDocument;
};

const DAY = 86_400_000;

/**
 * Invents institutions: first Harwick University, then its medical centre with the same institution id, then its test
 * institution.
 */
export function inventInstitutions(random: Random, count: number, now: Date): SeedInstitution[] {
  const institutions = institutionNames(random, count).map((name) => inventInstitution(random, name, now));
  const [university, medicalCentre] = institutions;
  if (university && medicalCentre) medicalCentre.institution_id = university.institution_id;
  return institutions;
}

function inventInstitution(random: Random, name: InstitutionName, now: Date): SeedInstitution {
  return {
    entity_id: name.entityId,
    institution_id: name.withoutInstitutionId ? null : random.guid(),
    state: name.test ? 'testaccepted' : 'prodaccepted',
    allowed_all: name.allowsAll,
    document: describe(random, name, now),
    origin: 'seed',
  };
}

function describe(random: Random, name: InstitutionName, now: Date): InstitutionDocument {
  const { en, nl, domain } = name;
  const inEdugain = !name.test && (name.isFixed || random.chance(0.7));
  const days = random.between(200, 3000);
  return {
    names: { en, nl },
    displayNames: { en, nl },
    descriptions: { en: `Log in with your ${name.short} account`, nl: `Log in met je ${name.short}-account` },
    keywords: {
      en: `${domain.split('.')[0]} ${name.kind.en}`,
      nl: `${domain.split('.')[0]} ${name.kind.nl}`,
    },
    homeUrls: { en: `https://www.${domain}/en`, nl: `https://www.${domain}` },
    organisationNames: { en, nl },
    organisationDisplayNames: { en, nl },
    scopes: [domain],
    contacts: institutionContacts(random, domain),
    publishedInEdugain: inEdugain,
    ...(inEdugain ? { publishInEdugainDate: new Date(now.getTime() - days * DAY).toISOString() } : {}),
    connectToRSServicesAutomatically: !name.isFixed && random.chance(0.4),
    allowMaintainersToManageAuthzRules: name.isFixed || random.chance(0.5),
    displayAdminEmailsInDashboard: name.isFixed || random.chance(0.5),
    displayStatsInDashboard: !name.isFixed && random.chance(0.5),
    noConsentRequired: random.chance(0.1),
    ...inventMetadata(name, now),
  };
}
