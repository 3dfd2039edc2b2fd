import { sql } from 'kysely';
import type { Tx } from '../../platform/storage/database';
import { inventConnections } from './connections';
import { insertRows, withJson } from './insert';
import { inventInstitutions } from './institutions';
import { addLogos } from './services/logos';
import { inventPeople } from './people';
import { inventPolicies } from './policies';
import { makeRandom } from './random';
import { addRarities } from './services/rarities';
import { inventServices } from './services/services';
import { inventSettings } from './seedSettings';
import { makeSmall, smallInstitution } from './smallInstitution';
import { inventTickets } from './requests/tickets';

export interface SeedOptions {
  readonly services: number;
  readonly institutions: number;
  /** Most services that an institution is connected to. */
  readonly mostConnections?: number;
  /** The same seed invents the same federation. */
  readonly seed: number;
  /** All dates are before it. */
  readonly now: Date;
}

/**
 * Invents the federation. Later additions change random rows instead of drawing between them, so that all other rows
 * stay the same.
 */
function inventFederation(options: SeedOptions) {
  const random = makeRandom(options.seed);
  const institutions = inventInstitutions(random, options.institutions, options.now);
  const services = inventServices(random, options.services, institutions);
  const connections = inventConnections(random, institutions, services, options.mostConnections);
  const settings = inventSettings(random, institutions, services, connections);
  const policies = inventPolicies(institutions, services, options.now);
  const people = inventPeople(institutions);
  const drawn = { institutions, services, connections, settings, people };
  const { tickets, events } = inventTickets(random, drawn, options.now);

  addRarities(services);
  const small = smallInstitution(institutions);
  addLogos([...services, ...institutions.filter((one) => one !== small)]);
  const federation = { ...drawn, tickets, events };
  return { ...policies, ...(small ? makeSmall(small, federation) : federation) };
}

/** Fills an empty database with the demonstration federation: institutions, services, connections, people, tickets. */
export async function seedDemonstration(tx: Tx, options: SeedOptions): Promise<void> {
  const federation = inventFederation(options);
  await insertRows(tx, 'institution', federation.institutions.map(withJson));
  await insertRows(tx, 'service', federation.services.map(withJson));
  await insertRows(tx, 'institution_allows', federation.connections.institutionAllows);
  await insertRows(tx, 'service_allows', federation.connections.serviceAllows);
  await insertRows(tx, 'level_setting', federation.settings.levels);
  await insertRows(tx, 'consent', federation.settings.consents);
  await insertRows(tx, 'policy', federation.policies);
  await insertRows(tx, 'policy_revision', federation.revisions);
  await insertRows(tx, 'demo_person', federation.people);
  await insertRows(tx, 'ticket', federation.tickets);
  await insertRows(tx, 'ticket_event', federation.events);
  await sql`select setval(pg_get_serial_sequence('ticket', 'number'), greatest((select max(number) from ticket), 1000))`.execute(
    tx,
  );
}
