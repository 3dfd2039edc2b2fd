import { connectedBy } from '../connections';
import { makeRandom } from '../random';
import { reasons, type PlacedStory } from './ticketHistory';
import { fixedRelations } from '../services/inventFixedServices';
import type { Federation } from './seedTickets';

/** With the requests of Harwick University, these are more than one page of the desk. */
const REQUESTS = 12;
/** Separate seed, so that other random data stays as it is. */
const SEED = 300;

/** The first institutions have scripted tickets. The others have one request each, none older than a day and a half. */
const FIRST = 4;
const NEWEST_DAYS = 0.05;
const OLDEST_DAYS = 1.5;

/**
 * Invents requests of other institutions since yesterday. They are newer, and so have higher numbers, than all other
 * tickets.
 */
export function inventOpenRequests({ institutions, services, connections }: Federation): PlacedStory[] {
  const random = makeRandom(SEED);
  const isConnected = connectedBy(connections);
  const listed = services.filter(
    ({ entity_id, entity_type, hidden, state }) =>
      entity_type === 'saml20_sp' && state === 'prodaccepted' && !hidden && !fixedRelations.has(entity_id),
  );
  return institutions.slice(FIRST, FIRST + REQUESTS).flatMap((institution, index) => {
    const type = random.chance(0.75) ? 'LINKREQUEST' : 'UNLINKREQUEST';
    const possible = listed.filter(
      (service) => isConnected(institution, service) === (type === 'UNLINKREQUEST'),
    );
    if (possible.length === 0) return [];
    const daysAgo = OLDEST_DAYS - ((OLDEST_DAYS - NEWEST_DAYS) * index) / REQUESTS;
    const body = random.pick(reasons[type]);
    const story = { type, daysAgo, by: 'Administrator', body, steps: [] } as const;
    return { institution, service: random.pick(possible), story };
  });
}
