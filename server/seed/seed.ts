import { sql } from 'kysely';
import type { Tx } from '../storage/database';
import { inventConnections } from './connections';
import { insertRows, withJson } from './insert';
import { inventInstitutions } from './institutions';
import { inventPeople } from './people';
import { inventPolicies } from './policies';
import { makeRandom } from './random';
import { inventServices } from './services';
import { inventSettings } from './settings';
import { inventTickets } from './tickets';

export interface SeedOptions {
  readonly services: number;
  readonly institutions: number;
  /** The same number invents the same federation. */
  readonly seed: number;
  /** Dates lie before it. */
  readonly now: Date;
}

/** Fills an empty database with the demonstration federation: institutions, services, connections, people, tickets. */
export async function seedDemonstration(tx: Tx, options: SeedOptions): Promise<void> {
  const random = makeRandom(options.seed);
  const institutions = inventInstitutions(random, options.institutions, options.now);
  const services = inventServices(random, options.services, institutions);
  const connections = inventConnections(random, institutions, services);
  const settings = inventSettings(random, institutions, services, connections);
  const { policies, revisions } = inventPolicies(institutions, services, options.now);
  const people = inventPeople(institutions);
  const federation = { institutions, services, connections, settings, people };
  const { tickets, events } = inventTickets(random, federation, options.now);

  await insertRows(tx, 'institution', institutions.map(withJson));
  await insertRows(tx, 'service', services.map(withJson));
  await insertRows(tx, 'institution_allows', connections.institutionAllows);
  await insertRows(tx, 'service_allows', connections.serviceAllows);
  await insertRows(tx, 'level_setting', settings.levels);
  await insertRows(tx, 'consent', settings.consents);
  await insertRows(tx, 'policy', policies);
  await insertRows(tx, 'policy_revision', revisions);
  await insertRows(tx, 'demo_person', people);
  await insertRows(tx, 'ticket', tickets);
  await insertRows(tx, 'ticket_event', events);
  await sql`select setval(pg_get_serial_sequence('ticket', 'number'), greatest((select max(number) from ticket), 1000))`.execute(
    tx,
  );
}
