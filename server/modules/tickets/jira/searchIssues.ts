import type { TicketFilter } from '../../../../src/contracts/wire/ticket';
import type { CallParts } from '../remote/openRemote';
import { RemoteFailure } from '../remote/remoteFailure';
import type { RemotePage, RemoteTicket } from '../remote/remoteTickets';
import { searchPage } from '../remote/search/searchPage';
import { matches, type TicketQuery } from '../remote/search/ticketQuery';
import { isKeyOf } from '../remote/ticketKey';
import type { JiraIssue } from './dialect/jiraDialect';
import { pagesOf } from './dialect/pagesOf';
import { fieldsOf, findIssue, type IssueParts, ticketOf } from './jiraIssue';
import { jqlOf } from './jql';

/** Number of issues per request; a server returns this many unless its own limit is lower. */
const ISSUES_AT_A_TIME = 1000;

export interface SearchParts extends IssueParts, Omit<CallParts, 'client'> {}

/**
 * Finds tickets among the issues of the project. JQL cannot compare texts exactly, so it finds too many. If the server
 * finds more issues than one search may read, the search is refused, since its answer would be wrong. Throws
 * RemoteFailure.
 */
export function searchIssues(
  parts: SearchParts,
  institution: string | undefined,
  filter: TicketFilter,
  signal: AbortSignal,
): Promise<RemotePage> {
  const { dialect, mapping, services, zone } = parts;
  const finder = {
    services,
    zone,
    // JQL refuses a key that does not exist.
    find: (key: string) => findIssue(parts, key, signal),
    findAll: (query: TicketQuery) => findAll(parts, query, signal),
    async readAll(keys: readonly string[]) {
      const issues = await dialect.readAll(keys, fieldsOf(mapping, 'whole'), signal);
      return issues.flatMap((issue) => ticketOf(issue, mapping) ?? []);
    },
  };
  return searchPage(finder, institution, filter);
}

async function findAll(parts: SearchParts, query: TicketQuery, signal: AbortSignal): Promise<RemoteTicket[]> {
  const { mapping, log } = parts;
  const issues = await walk(parts, jqlOf(query, mapping), fieldsOf(mapping, 'brief'), signal);
  const tickets = issues.flatMap((issue) => ticketOf(issue, mapping) ?? []);
  const skipped = issues.length - tickets.length;
  if (skipped > 0) log(`Jira: left out ${skipped} issues of types that ${mapping.project} has besides`);
  return tickets.filter((ticket) => matches(ticket, query));
}

/**
 * Yields every issue that a query finds, page by page. New issues push others to the next page; duplicates are skipped.
 */
export async function walk(
  { dialect, mapping, mostTickets }: Pick<SearchParts, 'dialect' | 'mapping' | 'mostTickets'>,
  jql: string,
  fields: readonly string[],
  signal: AbortSignal,
): Promise<JiraIssue[]> {
  const found = new Map<string, JiraIssue>();
  let seen = 0;
  for await (const page of pagesOf(dialect, { jql, fields, maxResults: ISSUES_AT_A_TIME }, signal)) {
    seen += page.issues.length;
    const least = Math.max(page.total ?? 0, seen);
    if (least > mostTickets) {
      throw new RemoteFailure(
        'refused',
        `search: at least ${least} issues match, more than the ${mostTickets} that are looked at`,
      );
    }
    for (const issue of page.issues) {
      if (isKeyOf(issue.key, mapping.project)) found.set(issue.key, issue);
    }
  }
  return [...found.values()];
}
