import type { Insertable } from 'kysely';
import type { TicketType } from '../../src/contracts/wire/enumerations';
import type { Change, TicketEventTable, TicketTable } from '../storage/tables';
import type { SeedInstitution } from './institutions';
import { entityIdOf } from './entityIds';
import type { Random } from './random';
import type { SeedService } from './services';
import { inventHistory, type PlacedStory } from './ticketHistory';
import { stories } from './ticketStories';

export interface SeedTickets {
  readonly tickets: Insertable<TicketTable>[];
  readonly events: Insertable<TicketEventTable>[];
}

const HOUR = 3_600_000;
const FIRST_NUMBER = 40_301;

const directions: Partial<Record<TicketType, 'connect' | 'disconnect'>> = {
  LINKREQUEST: 'connect',
  LINKINVITE: 'connect',
  UNLINKREQUEST: 'disconnect',
  UNLINKINVITE: 'disconnect',
};

/** Tickets of every type and status with what happened to them, numbered by age. */
export function inventTickets(
  random: Random,
  institutions: readonly SeedInstitution[],
  services: readonly SeedService[],
  now: Date,
): SeedTickets {
  const placed = [
    ...placeStories(institutions[0], services),
    ...inventHistory(random, institutions, services),
  ].sort((a, b) => b.story.daysAgo - a.story.daysAgo);
  const tickets: SeedTickets = { tickets: [], events: [] };
  placed.forEach((story, index) => {
    const key = `CXT-${FIRST_NUMBER + index}`;
    const at = (hours: number) => new Date(now.getTime() - story.story.daysAgo * 24 * HOUR + hours * HOUR);
    tickets.tickets.push({ ...ticketOf(story, at), number: FIRST_NUMBER + index, key });
    for (const { hours, comment = '', ...step } of story.story.steps) {
      tickets.events.push({ ticket_key: key, at: at(hours), comment, ...step });
    }
  });
  return tickets;
}

function placeStories(harwick: SeedInstitution | undefined, services: readonly SeedService[]): PlacedStory[] {
  if (harwick === undefined) return [];
  return stories.map((story) => {
    const entityId = story.service && entityIdOf(story.serviceType ?? 'saml20_sp', story.service);
    return { institution: harwick, service: services.find(({ entity_id }) => entity_id === entityId), story };
  });
}

function ticketOf({ institution, service, story }: PlacedStory, at: (hours: number) => Date) {
  const last = story.steps.at(-1);
  const direction = directions[story.type] ?? null;
  const change: Change | null =
    direction && service
      ? {
          kind: direction,
          institution: institution.entity_id,
          service: service.entity_id,
          serviceType: service.entity_type,
        }
      : null;
  return {
    type: story.type,
    status: last?.status ?? 'Open',
    resolution: story.resolution ?? null,
    rejected: story.rejected ?? false,
    institution_entity_id: institution.entity_id,
    service_entity_id: service?.entity_id ?? null,
    service_type: service?.entity_type ?? null,
    direction,
    user_name: story.by,
    user_email: null,
    user_uid: null,
    email_to: story.emailTo ?? '',
    body: story.body,
    personal_message: story.personalMessage ?? '',
    contact_email: '',
    change: change === null ? null : JSON.stringify(change),
    requested_at: at(0),
    updated_at: at(last?.hours ?? 0),
  };
}
