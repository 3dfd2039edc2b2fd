import type { SeedInstitution } from './institutions';
import { fixedRelations } from './services/inventFixedServices';
import type { Random } from './random';
import type { SeedService } from './services/seedService';

export interface Connections {
  readonly institutionAllows: { institution_entity_id: string; service_entity_id: string }[];
  readonly serviceAllows: { service_entity_id: string; institution_entity_id: string }[];
}

/** An institution uses a few hundred services, however large the catalogue is. */
export const USUAL_CONNECTIONS = 214;
const SHARE = 0.6;

/** Invents both sides of every connection, and a few cases in which one side still waits for the other. */
export function inventConnections(
  random: Random,
  institutions: readonly SeedInstitution[],
  services: readonly SeedService[],
  mostConnections = USUAL_CONNECTIONS,
): Connections {
  const connections: Connections = { institutionAllows: [], serviceAllows: [] };
  const candidates = services.filter((service) => isConnectable(service));
  institutions.forEach((institution, index) => {
    const most = Math.min(mostConnections, Math.round(candidates.length * SHARE));
    const used = index === 0 ? most : Math.round(most * (0.15 + 0.85 * random.next()));
    const fixed = index === 0 ? fixedRelations : new Map<string, string>();
    const free = candidates.filter(({ entity_id }) => !fixed.has(entity_id));
    const chosen = services.filter(({ entity_id }) => fixed.get(entity_id) === 'connected');
    chosen.push(...random.some(free, Math.max(0, used - chosen.length)));
    for (const service of chosen) connect(connections, institution, service);
    for (const service of random.some(free, 3)) allowOneSide(random, connections, institution, service);
  });
  return connections;
}

/** Returns a check that both sides of a connection exist. */
export function connectedBy({
  institutionAllows,
  serviceAllows,
}: Connections): (institution: SeedInstitution, service: SeedService) => boolean {
  const key = (institution: string, service: string) => JSON.stringify([institution, service]);
  const keys = (rows: Connections['serviceAllows']) =>
    new Set(rows.map((row) => key(row.institution_entity_id, row.service_entity_id)));
  const byInstitution = keys(institutionAllows);
  const byService = keys(serviceAllows);
  return (institution, service) => {
    const pair = key(institution.entity_id, service.entity_id);
    return (
      (institution.allowed_all || byInstitution.has(pair)) && (service.allowed_all || byService.has(pair))
    );
  };
}

function isConnectable({ entity_type, state, hidden }: SeedService): boolean {
  const type = entity_type === 'saml20_sp' || entity_type === 'oidc10_rp';
  return type && state === 'prodaccepted' && !hidden;
}

function connect(connections: Connections, institution: SeedInstitution, service: SeedService): void {
  const pair = { institution_entity_id: institution.entity_id, service_entity_id: service.entity_id };
  if (!institution.allowed_all) connections.institutionAllows.push(pair);
  if (!service.allowed_all) connections.serviceAllows.push(pair);
}

function allowOneSide(
  random: Random,
  connections: Connections,
  institution: SeedInstitution,
  service: SeedService,
): void {
  if (institution.allowed_all || service.allowed_all) return;
  const pair = { institution_entity_id: institution.entity_id, service_entity_id: service.entity_id };
  const list = random.chance(0.5) ? connections.institutionAllows : connections.serviceAllows;
  const known = list.some(
    (row) =>
      row.service_entity_id === pair.service_entity_id &&
      row.institution_entity_id === pair.institution_entity_id,
  );
  if (!known) list.push(pair);
}
