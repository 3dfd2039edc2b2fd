import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { isInvitation } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { NewTicket } from '../newTicket';
import type { RemoteTicket } from '../remote/remoteTickets';
import type { Texts } from './dialect/jiraDialect';
import { isKeyOf, numberOf } from '../remote/ticketKey';
import { RemoteFailure } from '../remote/remoteFailure';
import { factsOf, summaryOf } from '../remote/newTicketTexts';
import { fieldsOf, readIssue, ticketOf } from './jiraIssue';
import type { JiraMapping } from './jiraMapping';
import { hasPhrase, quoted } from './jql';
import { type SearchParts, walk } from './searchIssues';
import { ImpossibleTransition, walkSteps } from './steps';

type CreateParts = Pick<SearchParts, 'client' | 'dialect' | 'mapping' | 'mostTickets'>;

const Created = Type.Object({ key: Type.String() });

/** Creates the issue of a ticket. Throws RemoteFailure; `unknown` from the moment when an issue may exist. */
export async function createIssue(
  parts: CreateParts,
  ticket: NewTicket,
  requestId: string,
  signal: AbortSignal,
): Promise<RemoteTicket> {
  const { client, dialect, mapping } = parts;
  const typeName = mapping.types[ticket.type];
  if (typeName === undefined) throw new RemoteFailure('refused', `issue: ${ticket.type} has no issue type`);
  const fields = {
    project: { key: mapping.project },
    issuetype: { name: typeName },
    summary: summaryOf(ticket, LONGEST_SUMMARY),
    ...(await dialect.written(textsOf(ticket, requestId, mapping), signal)),
  };
  const created = await client.write('POST', 'issue', { fields }, signal);
  if (!Value.Check(Created, created) || !isKeyOf(created.key, mapping.project)) {
    throw new RemoteFailure('unknown', 'issue: the answer names no key of the project');
  }
  if (mapping.opening && isInvitation(ticket.type)) {
    await walkSteps(parts, created.key, mapping.opening, '', signal);
  }
  return readIssue(parts, created.key, signal);
}

/**
 * Finds the issue that was created for a request, the first one if there are several. Completes an interrupted opening
 * of an invitation, as far as the issue allows. Throws RemoteFailure.
 */
export async function findIssueOf(
  parts: CreateParts,
  requestId: string,
  signal: AbortSignal,
): Promise<RemoteTicket | undefined> {
  const { mapping } = parts;
  const phrase = hasPhrase(mapping.fields.requestId, requestId);
  if (phrase === undefined) return undefined;
  const jql = `project = ${quoted(mapping.project)} AND ${phrase}`;
  const issues = await walk(parts, jql, fieldsOf(mapping, 'whole'), signal);
  const [ticket] = issues
    .flatMap((issue) => ticketOf(issue, mapping) ?? [])
    .filter((found) => found.requestId === requestId)
    .sort((one, other) => numberOf(one.key) - numberOf(other.key));
  if (!ticket || !mapping.opening || !isBeforeAnswer(ticket)) return ticket;
  try {
    await walkSteps(parts, ticket.key, mapping.opening, '', signal);
  } catch (error) {
    if (error instanceof ImpossibleTransition) return ticket;
    throw error;
  }
  return readIssue(parts, ticket.key, signal);
}

function isBeforeAnswer({ type, status }: RemoteTicket): boolean {
  return isInvitation(type) && !['Waiting for customer', 'Resolved', 'Closed'].includes(status);
}

const LONGEST_SUMMARY = 255;

/** Returns the texts of a new issue by field, without empty ones. */
function textsOf(ticket: NewTicket, requestId: string, { fields: ids }: JiraMapping): Texts {
  const facts = factsOf(ticket, requestId);
  const names = Object.keys(facts) as readonly (keyof typeof facts)[];
  const texts = [['description', ticket.body], ...names.map((name) => [ids[name], facts[name]])] as const;
  return Object.fromEntries(texts.flatMap(([id, text]) => (id && text ? [[id, text]] : [])));
}
