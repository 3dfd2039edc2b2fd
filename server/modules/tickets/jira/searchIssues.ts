import type { TicketFilter } from '../../../../src/contracts/wire/ticket';
import type { TimeZone } from '../../../platform/time/timeZone';
import type { RemotePage, RemoteTicket } from '../remote/remoteTickets';
import type { JiraDialect, JiraIssue } from './dialect/jiraDialect';
import { pagesOf } from './dialect/pagesOf';
import { type JiraClient, JiraFailure } from './jiraClient';
import { fieldsOf, findIssue, isOfProject, numberOf, ticketOf } from './jiraIssue';
import type { JiraMapping } from './jiraMapping';
import { type TicketQuery, jqlOf, matches, queryOf } from './jql';
import type { ServiceDirectory } from './serviceDirectory';

/** The wire contract sets this number. */
const PAGE_SIZE = 20;
/** Issues that are asked for at a time; a server gives this many unless it is set to less. */
const ISSUES_AT_A_TIME = 1000;
/** Longer than every entity id. */
const LONGEST_ENTITY_ID = 2048;

export interface SearchParts {
  readonly client: JiraClient;
  readonly dialect: JiraDialect;
  readonly mapping: JiraMapping;
  readonly services: ServiceDirectory;
  readonly zone: TimeZone;
  readonly mostIssues: number;
}

export interface FoundPage extends RemotePage {
  /** Issues of types that nobody has mapped. */
  readonly skipped: number;
}

/**
 * Finds tickets as the local desk would find them. JQL cannot compare texts exactly and knows no names of services. So the
 * server finds too much, with few fields, and `total`, order and page are made here from what really matches; only the page
 * is read in full. Where the server finds more issues than one search looks through, the search is refused, since its
 * answer would be wrong.
 */
export async function searchIssues(
  parts: SearchParts,
  institution: string | undefined,
  filter: TicketFilter,
  signal: AbortSignal,
): Promise<FoundPage> {
  if ((filter.spEntityId?.length ?? 0) > LONGEST_ENTITY_ID) return { tickets: [], total: 0, skipped: 0 };
  const query = await queryOf(institution, filter, parts);
  if (filter.key !== undefined) return searchByKey(parts, filter.key, query, signal);
  const { found, skipped } = await findAll(parts, query, signal);
  const { maxResults = PAGE_SIZE, startAt = 0 } = filter;
  const total = found.length;
  if (maxResults === 0 || startAt >= total) return { tickets: [], total, skipped };
  const page = (await inOrder(found, filter, parts.services)).slice(startAt, startAt + maxResults);
  return { tickets: await readWhole(parts, page, signal), total, skipped };
}

/** Finds a ticket by its key without a search, since JQL refuses a key that does not exist. */
async function searchByKey(
  parts: SearchParts,
  key: string,
  query: TicketQuery,
  signal: AbortSignal,
): Promise<FoundPage> {
  const { maxResults = PAGE_SIZE, startAt = 0 } = query.filter;
  const ticket = await findIssue(parts, key, signal);
  if (!ticket || !matches(ticket, query)) return { tickets: [], total: 0, skipped: 0 };
  return { tickets: maxResults > 0 && startAt === 0 ? [ticket] : [], total: 1, skipped: 0 };
}

async function findAll(
  parts: SearchParts,
  query: TicketQuery,
  signal: AbortSignal,
): Promise<{ found: RemoteTicket[]; skipped: number }> {
  const { mapping } = parts;
  const found: RemoteTicket[] = [];
  let skipped = 0;
  const jql = jqlOf(query, mapping);
  for (const issue of await walk(parts, jql, fieldsOf(mapping, 'brief'), signal)) {
    const ticket = ticketOf(issue, mapping);
    if (!ticket) skipped += 1;
    else if (matches(ticket, query)) found.push(ticket);
  }
  return { found, skipped };
}

/** Reads the issues of a page in its order. One that was deleted in between is missing. */
async function readWhole(
  { dialect, mapping }: SearchParts,
  page: readonly RemoteTicket[],
  signal: AbortSignal,
): Promise<RemoteTicket[]> {
  const keys = page.map(({ key }) => key);
  const issues = await dialect.readAll(keys, fieldsOf(mapping, 'whole'), signal);
  const whole = new Map(issues.map((issue) => [issue.key, ticketOf(issue, mapping)]));
  return page.flatMap(({ key }) => whole.get(key) ?? []);
}

/**
 * Yields every issue that a query finds, page by page. New issues push others to the next page, where these are recognised.
 */
export async function walk(
  { dialect, mapping, mostIssues }: Pick<SearchParts, 'dialect' | 'mapping' | 'mostIssues'>,
  jql: string,
  fields: readonly string[],
  signal: AbortSignal,
): Promise<JiraIssue[]> {
  const found = new Map<string, JiraIssue>();
  let seen = 0;
  for await (const page of pagesOf(dialect, { jql, fields, maxResults: ISSUES_AT_A_TIME }, signal)) {
    seen += page.issues.length;
    const least = Math.max(page.total ?? 0, seen);
    if (least > mostIssues) {
      throw new JiraFailure(
        'refused',
        `search: at least ${least} issues match, more than the ${mostIssues} that are looked at`,
      );
    }
    for (const issue of page.issues) {
      if (isOfProject(issue.key, mapping.project)) found.set(issue.key, issue);
    }
  }
  return [...found.values()];
}

type Order = (one: RemoteTicket, other: RemoteTicket) => number;

const { compare } = new Intl.Collator('en');

/** Puts tickets in the order that was asked for, newest first unless told; equal ones by the number of their key. */
async function inOrder(
  tickets: readonly RemoteTicket[],
  { sortBy = 'requestDate', sortAsc = false }: TicketFilter,
  services: ServiceDirectory,
): Promise<RemoteTicket[]> {
  const order = sortBy === 'spName' ? await byServiceName(tickets, services) : orders[sortBy];
  const sorted = [...tickets].sort((one, other) => order(one, other) || byNumber(one, other));
  return sortAsc ? sorted : sorted.reverse();
}

const orders: Record<Exclude<NonNullable<TicketFilter['sortBy']>, 'spName'>, Order> = {
  requestDate: (one, other) => one.requested_at.getTime() - other.requested_at.getTime(),
  updateDate: (one, other) => one.updated_at.getTime() - other.updated_at.getTime(),
  type: (one, other) => compare(one.type, other.type),
  jiraKey: byNumber,
  status: (one, other) => compare(one.status, other.status),
};

function byNumber(one: RemoteTicket, other: RemoteTicket): number {
  return numberOf(one.key) - numberOf(other.key);
}

/** Sorts tickets by the name of their service; those without one come last, as at the local desk. */
async function byServiceName(tickets: readonly RemoteTicket[], services: ServiceDirectory): Promise<Order> {
  const ids = new Set(tickets.flatMap(({ service_entity_id: id }) => id ?? []));
  const names = await services.namesOf([...ids]);
  const nameOf = ({ service_entity_id: id }: RemoteTicket) =>
    id === null ? undefined : (names.get(id) ?? id).toLowerCase();
  return (one, other) => {
    const [name, otherName] = [nameOf(one), nameOf(other)];
    if (name === undefined || otherName === undefined) {
      return Number(name === undefined) - Number(otherName === undefined);
    }
    return compare(name, otherName);
  };
}
