import type { TicketFilter } from '../../../../../src/contracts/wire/ticket';
import type { TimeZone } from '../../../../platform/time/timeZone';
import type { RemotePage, RemoteTicket } from '../remoteTickets';
import type { ServiceDirectory } from '../serviceDirectory';
import { inOrder, type Listed } from './inOrder';
import { matches, queryOf, type TicketQuery } from './ticketQuery';

/** The wire contract sets this number. */
const PAGE_SIZE = 20;
/** Longer than every entity ID. */
const LONGEST_ENTITY_ID = 2048;

/** Search functions of the other side. */
export interface Finder {
  readonly services: ServiceDirectory;
  readonly zone: TimeZone;
  find(key: string): Promise<RemoteTicket | undefined>;
  /** Finds all matching tickets, in any order. */
  findAll(query: TicketQuery): Promise<readonly Listed[]>;
  /** Reads tickets in full and in any order; those that were deleted in between are missing. */
  readAll(keys: readonly string[]): Promise<readonly RemoteTicket[]>;
}

/**
 * Finds tickets as the local desk would. No external system sorts tickets as we do or knows names of services, so
 * `total`, order and page are computed here; only the page is read in full, and only real matches are shown. Throws the
 * finder's errors.
 */
export async function searchPage(
  finder: Finder,
  institution: string | undefined,
  filter: TicketFilter,
): Promise<RemotePage> {
  if ((filter.spEntityId?.length ?? 0) > LONGEST_ENTITY_ID) return { tickets: [], total: 0 };
  const query = await queryOf(institution, filter, finder);
  const { maxResults = PAGE_SIZE, startAt = 0, key } = filter;
  if (key !== undefined) {
    const ticket = await finder.find(key);
    if (!ticket || !matches(ticket, query)) return { tickets: [], total: 0 };
    return { tickets: maxResults > 0 && startAt === 0 ? [ticket] : [], total: 1 };
  }
  const found = await finder.findAll(query);
  const total = found.length;
  if (maxResults === 0 || startAt >= total) return { tickets: [], total };
  const page = (await inOrder(found, filter, finder.services)).slice(startAt, startAt + maxResults);
  const read = await finder.readAll(page.map(({ key: one }) => one));
  const whole = new Map(
    read.filter((ticket) => matches(ticket, query)).map((ticket) => [ticket.key, ticket]),
  );
  return { tickets: page.flatMap(({ key: one }) => whole.get(one) ?? []), total };
}
