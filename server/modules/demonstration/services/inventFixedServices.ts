import { entityIdOf } from '../entityIds';
import type { SeedInstitution } from '../institutions';
import { fixedServices, type FixedService } from './fixedServices';
import type { Random } from '../random';
import { inventDocument } from './serviceDocuments';
import type { SeedService } from './seedService';
import { slug } from './words';

/** Relation of each landmark to Harwick University, for the connections. */
export const fixedRelations = new Map(
  fixedServices.map(({ name, type = 'saml20_sp', relation }) => [entityIdOf(type, name), relation] as const),
);

export function inventFixedServices(random: Random, institutions: readonly SeedInstitution[]): SeedService[] {
  return fixedServices.map((fixed) => inventFixedService(random, fixed, institutions[0]));
}

function inventFixedService(
  random: Random,
  fixed: FixedService,
  harwick: SeedInstitution | undefined,
): SeedService {
  const { name, subject, provider, type = 'saml20_sp', description } = fixed;
  const domain = `${slug(name)}.example`;
  const drawn = inventDocument(random, { name, subject, provider, domain });
  return {
    entity_type: type,
    entity_id: entityIdOf(type, name),
    state: 'prodaccepted',
    institution_id: fixed.ownedByHarwick ? (harwick?.institution_id ?? null) : null,
    idp_visible_only: fixed.idpVisibleOnly ?? false,
    hidden: false,
    allowed_all: fixed.allowedAll ?? false,
    connect_option: fixed.connectOption ?? 'CONNECT_WITH_INTERACTION',
    document: {
      ...drawn,
      names: { en: name, nl: name },
      displayNames: { en: name, nl: name },
      descriptions: description ?? { en: `${name} of ${provider}.`, nl: `${name} van ${provider}.` },
      organisations: { en: provider, nl: provider },
      interfedSource: '',
      aansluitovereenkomstRefused: false,
      publishedInEdugain: false,
      manipulation: false,
      ...fixed.document,
    },
    origin: 'seed',
  };
}
