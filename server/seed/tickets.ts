import type { Insertable } from 'kysely';
import { isInvitation } from '../../src/contracts/domain/ticket';
import type { TicketType } from '../../src/contracts/wire/enumerations';
import { advance, firstStatus, type TicketState } from '../tickets/ticketLife';
import type { Change, TicketEventTable, TicketTable } from '../storage/tables';
import type { SeedInstitution } from './institutions';
import { entityIdOf } from './entityIds';
import type { Random } from './random';
import type { SeedService } from './services';
import { inventHistory, type PlacedStory } from './ticketHistory';
import { stories, type Story } from './ticketStories';

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
  placed.forEach((told, index) => {
    const number = FIRST_NUMBER + index;
    const key = `CXT-${number}`;
    const at = (hours: number) => new Date(now.getTime() - told.story.daysAgo * 24 * HOUR + hours * HOUR);
    const events = eventsOf(told.story);
    for (const { hours, outcome, ...event } of events) {
      tickets.events.push({ ticket_key: key, at: at(hours), status: outcome.status, ...event });
    }
    const last = events.at(-1);
    if (last)
      tickets.tickets.push({
        ...ticketOf(told, last.outcome),
        number,
        key,
        requested_at: at(0),
        updated_at: at(last.hours),
      });
  });
  return tickets;
}

/** The story as the ticket's life lets it happen. Throws ImpossibleStep. */
function eventsOf({ type, by, awaitsAcceptance = false, steps }: Story) {
  const filed: TicketState = {
    status: firstStatus({ type, deskAcceptance: awaitsAcceptance }),
    resolution: null,
    rejected: false,
  };
  const event: string = isInvitation(type) ? 'invitation.sent' : 'request.filed';
  const events = [{ event, hours: 0, actor: by, comment: '', outcome: filed }];
  let outcome = filed;
  for (const { event: happened, hours, actor, comment = '' } of steps) {
    outcome = advance({ type, ...outcome }, happened);
    events.push({ event: happened.type, hours, actor, comment, outcome });
  }
  return events;
}

function placeStories(harwick: SeedInstitution | undefined, services: readonly SeedService[]): PlacedStory[] {
  if (harwick === undefined) return [];
  return stories.map((story) => {
    const entityId = story.service && entityIdOf(story.serviceType ?? 'saml20_sp', story.service);
    return { institution: harwick, service: services.find(({ entity_id }) => entity_id === entityId), story };
  });
}

function ticketOf(
  { institution, service, story }: PlacedStory,
  { status, resolution, rejected }: TicketState,
) {
  const direction = directions[story.type] ?? null;
  // An invitation carries a change once it is accepted.
  const change: Change | null =
    direction && service && !isInvitation(story.type)
      ? {
          kind: direction,
          institution: institution.entity_id,
          service: service.entity_id,
          serviceType: service.entity_type,
        }
      : null;
  return {
    type: story.type,
    status,
    resolution,
    rejected,
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
  };
}
