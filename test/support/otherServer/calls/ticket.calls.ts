import { badRequest, enveloped } from '../answers';
import { jsonOf, type Call, type Row } from '../call';
import type { HeldTicket, TicketKind } from '../federation';
import { dayOf, foundJson } from '../shapes/actionJson';

/** Row for the search for tickets. */
export const ticketCalls: readonly Row[] = [
  {
    method: 'POST',
    path: '/actions',
    roles: ['ADMIN', 'VIEWER', 'SUPER_USER'],
    needsInstitution: true,
    answer: (call) => enveloped(page(call, filterIn(jsonOf(call))), call.language),
  },
];

interface Filter {
  readonly maxResults: number;
  readonly startAt: number;
  readonly from?: number;
  readonly to?: number;
  readonly spEntityId?: string;
  readonly key?: string;
  readonly statuses: readonly string[];
  readonly types: readonly string[];
  readonly sortBy: string;
  readonly sortAsc: boolean;
}

const kinds: readonly TicketKind[] = ['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE', 'LINKINVITE', 'UNLINKINVITE'];

/** Reads a filter. Unknown members, such as `sortAscending`, are ignored (WIRE T11); `QUESTION` is a 400 (T13). */
function filterIn(body: Partial<Filter>): Filter {
  const filter = { maxResults: 20, startAt: 0, statuses: [], types: [], sortBy: 'requestDate', ...body };
  const isNumber = (value: unknown) => value === undefined || Number.isInteger(value);
  const numbers = [filter.maxResults, filter.startAt, filter.from, filter.to];
  if (Array.isArray(body) || !numbers.every(isNumber)) throw badRequest();
  if (!filter.types.every((type) => kinds.some((kind) => kind === type))) throw badRequest();
  return { ...filter, sortAsc: filter.sortAsc === true };
}

const columns: Readonly<Record<string, (ticket: HeldTicket) => string | number>> = {
  requestDate: ({ createdAt }) => createdAt,
  updateDate: ({ updatedAt }) => updatedAt,
  spName: ({ spId }) => spId,
  type: ({ type }) => type,
  jiraKey: ({ key }) => key,
  status: ({ status }) => status,
};

/**
 * Returns a page of tickets. Any failure of the ticket system, even an unknown column, is a 200 without tickets
 * (WIRE T12).
 */
function page(call: Call, filter: Filter): object {
  const { startAt, maxResults } = filter;
  const column = columns[filter.sortBy];
  const broken = call.federation.ticketSystem === 'fails' || !column;
  if (broken) return { issues: [], total: 0, startAt, maxResults };
  const found = call.federation.tickets.filter((ticket) => matches(call, ticket, filter));
  const ascending = found.toSorted((one, other) => (column(one) < column(other) ? -1 : 1));
  const sorted = filter.sortAsc ? ascending : ascending.toReversed();
  const issues = sorted.slice(startAt, startAt + maxResults).map((ticket) => foundJson(call, ticket));
  return { issues, total: found.length, startAt, maxResults };
}

/** Matches institution and service by `contains`, without what follows a question mark, and dates by the day. */
function matches({ institution }: Call, ticket: HeldTicket, filter: Filter): boolean {
  const { from, to, spEntityId, key, statuses, types } = filter;
  return (
    ticket.idpId.includes(withoutQuery(institution?.entityId ?? '')) &&
    ticket.spId.includes(withoutQuery(spEntityId ?? '')) &&
    (!key || ticket.key === key) &&
    (statuses.length === 0 || statuses.includes(ticket.status)) &&
    (types.length === 0 || types.includes(ticket.type)) &&
    (from === undefined || dayOf(ticket.createdAt) >= dayOf(from * 1000)) &&
    (to === undefined || dayOf(ticket.createdAt) < dayOf(to * 1000))
  );
}

function withoutQuery(entityId: string): string {
  return entityId.split('?', 1)[0] ?? '';
}
