import { entityIdOf } from '../entityIds';
import type { SeedInstitution } from '../institutions';
import { landmarks, type Landmark } from './landmarks';
import type { Random } from '../random';
import { inventDocument } from './serviceDocuments';
import type { SeedService } from './seedService';
import { slug } from './words';

/** Relation of each landmark to Harwick University, for the connections. */
export const landmarkStanding = new Map(
  landmarks.map(({ name, type = 'saml20_sp', standing }) => [entityIdOf(type, name), standing] as const),
);

export function landmarkServices(random: Random, institutions: readonly SeedInstitution[]): SeedService[] {
  return landmarks.map((landmark) => buildLandmark(random, landmark, institutions[0]));
}

function buildLandmark(
  random: Random,
  landmark: Landmark,
  harwick: SeedInstitution | undefined,
): SeedService {
  const { name, subject, provider, type = 'saml20_sp', description } = landmark;
  const domain = `${slug(name)}.example`;
  const drawn = inventDocument(random, { name, subject, provider, domain });
  return {
    entity_type: type,
    entity_id: entityIdOf(type, name),
    state: 'prodaccepted',
    institution_id: landmark.ownedByHarwick ? (harwick?.institution_id ?? null) : null,
    idp_visible_only: landmark.idpVisibleOnly ?? false,
    hidden: false,
    allowed_all: landmark.allowedAll ?? false,
    connect_option: landmark.connectOption ?? 'CONNECT_WITH_INTERACTION',
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
      ...landmark.document,
    },
    origin: 'seed',
  };
}
