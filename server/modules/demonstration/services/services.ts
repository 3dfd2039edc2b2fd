import type { EntityType } from '../../../../src/contracts/wire/enumerations';
import { entityIdOf } from '../entityIds';
import type { SeedInstitution } from '../institutions';
import { inventFixedServices } from './inventFixedServices';
import type { Random } from '../random';
import { inventDocument, type Sketch } from './serviceDocuments';
import { inventProviders, longName, makeServiceNames } from './serviceNames';
import { slug } from './words';
import type { SeedService } from './seedService';

const types: readonly (readonly [number, EntityType])[] = [
  [77, 'saml20_sp'],
  [16, 'oidc10_rp'],
  [4, 'oauth20_rs'],
  [3, 'single_tenant_template'],
];

/** Invents the landmark services that people and tests rely on, then random ones; some belong to an institution. */
export function inventServices(
  random: Random,
  count: number,
  institutions: readonly SeedInstitution[],
): SeedService[] {
  const services = inventFixedServices(random, institutions);
  const names = makeServiceNames(
    random,
    services.map(({ document }) => document.names['en'] ?? ''),
  );
  const providers = inventProviders(random, 60);
  while (services.length < count) {
    const { name, subject } = names.next();
    const domain = `${slug(name)}.example`;
    const owner = random.chance(0.12) ? random.pick(institutions) : undefined;
    const provider = owner?.document.names['en'] ?? random.pick(providers);
    services.push(inventService(random, { name, subject, provider, domain }, owner, services.length));
  }
  offerResourceServers(random, services);
  return services.slice(0, count);
}

function inventService(
  random: Random,
  sketch: Sketch,
  owner: SeedInstitution | undefined,
  index: number,
): SeedService {
  const type = random.weighted(types);
  const long = index % 150 === 60;
  const shown = long ? { ...sketch, name: longName(sketch.name) } : sketch;
  return {
    entity_type: type,
    entity_id: entityIdOf(type, sketch.name),
    state: random.chance(0.04) ? 'testaccepted' : 'prodaccepted',
    institution_id: owner?.institution_id ?? null,
    idp_visible_only: random.chance(0.03),
    hidden: random.chance(0.01),
    allowed_all: type !== 'single_tenant_template' && random.chance(0.45),
    connect_option: random.weighted([
      [80, 'CONNECT_WITH_INTERACTION'],
      [10, 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL'],
      [10, 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL'],
    ] as const),
    document: inventDocument(random, shown),
    origin: 'seed',
  };
}

/** Makes one relying party in six use the APIs of one or two resource servers. */
function offerResourceServers(random: Random, services: readonly SeedService[]): void {
  const servers = services.filter(({ entity_type }) => entity_type === 'oauth20_rs').map((s) => s.entity_id);
  if (servers.length === 0) return;
  for (const { entity_type, document } of services) {
    if (entity_type === 'oidc10_rp' && document.resourceServers.length === 0 && random.chance(0.17)) {
      document.resourceServers = random.some(servers, random.between(1, 2));
    }
  }
}
