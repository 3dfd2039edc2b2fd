import { isAwaitingAnswer } from '../../../../src/contracts/domain/services/connection';
import { openStatuses } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { TicketType } from '../../../../src/contracts/wire/enumerations';
import type { Dependencies } from '../../../platform/dependencies';
import type { Queries } from '../../../platform/storage/database';
import type { Direction } from '../../changes/changes.module';
import type { FindOpen } from '../local/openRequests';
import type { StoredTicket } from '../storedTicket';
import { TicketSystemUnavailable } from '../ticketSystem';

const MOST_TICKETS = 1_000;

/** Direction of a ticket that another system has filed; one about a setting does not name the setting. */
const ABOUT: Readonly<Partial<Record<TicketType, Direction>>> = {
  LINKREQUEST: 'connect',
  LINKINVITE: 'connect',
  UNLINKREQUEST: 'disconnect',
  UNLINKINVITE: 'disconnect',
};

/** Open tickets of an institution that are kept elsewhere. */
export interface OpenElsewhere {
  readonly tickets: readonly StoredTicket[];
  /** True if the other side does not answer: delivering a request will show its open tickets. */
  readonly unchecked: boolean;
}

/**
 * Looks up, before a transaction, the open tickets elsewhere about services of an institution: with one request, or
 * with none if there is no service. Undefined: tickets are kept here.
 */
export async function openElsewhere(
  { tickets, database }: Pick<Dependencies, 'tickets' | 'database'>,
  institution: string,
  services: readonly string[],
): Promise<OpenElsewhere | undefined> {
  if (!tickets.elsewhere) return undefined;
  const [spEntityId, ...others] = new Set(services);
  if (spEntityId === undefined) return { tickets: [], unchecked: false };
  const about = others.length === 0 ? { spEntityId } : {};
  try {
    const filter = { ...about, statuses: [...openStatuses], maxResults: MOST_TICKETS };
    const found = await tickets.search(database.read, institution, filter);
    return { tickets: found.tickets, unchecked: false };
  } catch (error) {
    if (error instanceof TicketSystemUnavailable) return { tickets: [], unchecked: true };
    throw error;
  }
}

/**
 * Returns a function that finds the ticket elsewhere that requests the same change, or invites to it; an empty key: one
 * is on its way from here.
 */
export async function requestsElsewhere(
  queries: Queries,
  institution: string,
  found: readonly StoredTicket[],
): Promise<FindOpen> {
  const onTheirWay = await queries
    .selectFrom('outbox')
    .select(['direction', 'service_entity_id'])
    .where('institution_entity_id', '=', institution)
    .where('kind', '=', 'filing')
    .where('open', '=', true)
    .execute();
  const subjectOf = (kind: string | null | undefined, service: string | null) => `${kind} ${service}`;
  const open = new Map([
    ...onTheirWay.map((one) => {
      const subject = subjectOf(one.direction, one.service_entity_id);
      return [subject, { key: '', isInvited: false }] as const;
    }),
    ...found.map((one) => {
      const subject = subjectOf(one.direction ?? ABOUT[one.type], one.service_entity_id);
      return [subject, { key: one.key, isInvited: isAwaitingAnswer(one) }] as const;
    }),
  ]);
  return ({ kind, service }) => open.get(subjectOf(kind, service));
}
