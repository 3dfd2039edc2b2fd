import { isInvitation } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { TicketType } from '../../../../src/contracts/wire/enumerations';
import { advance, firstStatus, type TicketState } from '../../tickets/tickets.module';
import type { InstitutionChange, ServiceChange } from '../../changes/changes.module';
import type { SeedInstitution } from '../institutions';
import { inventChanges } from './changeStories';
import { entityIdOf } from '../entityIds';
import { inventOpenRequests } from './openRequests';
import { personCalled } from '../people';
import type { SeedPerson } from '../seedPerson';
import type { Random } from '../random';
import type { SeedService } from '../services/seedService';
import { inventHistory, type PlacedStory } from './ticketHistory';
import { stories, type Story } from './ticketStories';
import type { SeedTickets, Federation } from './seedTickets';

const HOUR = 3_600_000;
const FIRST_NUMBER = 40_301;

const directions: Partial<Record<TicketType, 'connect' | 'disconnect'>> = {
  LINKREQUEST: 'connect',
  LINKINVITE: 'connect',
  UNLINKREQUEST: 'disconnect',
  UNLINKINVITE: 'disconnect',
};

/** Invents tickets of every type and status with their events, numbered by age. */
export function inventTickets(random: Random, federation: Federation, now: Date): SeedTickets {
  const { institutions, services, connections, people } = federation;
  const placed = [
    ...placeStories(institutions[0], services),
    ...inventChanges(federation),
    ...inventHistory(random, institutions, services, connections),
    ...inventOpenRequests(federation),
  ].sort((a, b) => b.story.daysAgo - a.story.daysAgo);
  const tickets: SeedTickets = { tickets: [], events: [] };
  placed.forEach((placedStory, index) => {
    const number = FIRST_NUMBER + index;
    const key = `CXT-${number}`;
    const at = (hours: number) =>
      new Date(now.getTime() - placedStory.story.daysAgo * 24 * HOUR + hours * HOUR);
    const events = eventsOf(placedStory.story);
    for (const { hours, outcome, ...event } of events) {
      tickets.events.push({ ticket_key: key, at: at(hours), status: outcome.status, ...event });
    }
    const last = events.at(-1);
    if (last)
      tickets.tickets.push({
        ...ticketOf(placedStory, last.outcome, people),
        number,
        key,
        requested_at: at(0),
        updated_at: at(last.hours),
      });
  });
  return tickets;
}

/** Returns the events of a ticket's story, as the life cycle allows them. Throws ImpossibleStep. */
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

type SingleChange = ServiceChange | InstitutionChange;

function changeOf({ institution, service, story, change }: PlacedStory): SingleChange | null {
  const kind = directions[story.type];
  // An invitation has a change once it is accepted.
  if (!kind || !service || isInvitation(story.type)) return change ?? null;
  return {
    kind,
    institution: institution.entity_id,
    service: service.entity_id,
    serviceType: service.entity_type,
  };
}

function ticketOf(
  placedStory: PlacedStory,
  { status, resolution, rejected }: TicketState,
  people: readonly SeedPerson[],
) {
  const { institution, service, story } = placedStory;
  const change = changeOf(placedStory);
  const by = personCalled(story.by, people);
  return {
    type: story.type,
    status,
    resolution,
    rejected,
    institution_entity_id: institution.entity_id,
    service_entity_id: service?.entity_id ?? null,
    service_type: service?.entity_type ?? null,
    direction: directions[story.type] ?? change?.kind ?? null,
    user_name: story.by,
    user_email: by?.email ?? null,
    user_uid: by?.subject ?? null,
    email_to: story.emailTo ?? '',
    body: story.body,
    personal_message: story.personalMessage ?? '',
    contact_email: '',
    change: change === null ? null : JSON.stringify(change),
  };
}
