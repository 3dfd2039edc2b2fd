import { Type, type Static } from 'typebox';
import type { RemoteTicket } from '../remote/remoteTickets';
import { isOfProject } from './issueKey';
import type { JiraClient } from './jiraClient';
import { JiraFailure } from './jiraFailure';
import { fieldsOf, JiraIssue, ticketOf } from './jiraIssue';
import type { JiraMapping } from './jiraMapping';

export interface IssueParts {
  readonly client: JiraClient;
  readonly mapping: JiraMapping;
}

/** Undefined: there is none in the project, or it is no ticket. Throws JiraFailure. */
export async function findIssue(
  { client, mapping }: IssueParts,
  key: string,
  signal: AbortSignal,
): Promise<RemoteTicket | undefined> {
  if (!isOfProject(key, mapping.project)) return undefined;
  try {
    const fields = fieldsOf(mapping, 'whole').join(',');
    const path = `${issuePath(key)}?${new URLSearchParams({ fields }).toString()}`;
    const issue = await client.read(path, JiraIssue, signal);
    // One that was moved answers to its old key as well.
    return isOfProject(issue.key, mapping.project) ? ticketOf(issue, mapping) : undefined;
  } catch (error) {
    if (error instanceof JiraFailure && error.status === 404) return undefined;
    throw error;
  }
}

/** Reads the issue of a ticket that is known to be there. Throws JiraFailure. */
export async function readIssue(parts: IssueParts, key: string, signal: AbortSignal): Promise<RemoteTicket> {
  const ticket = await findIssue(parts, key, signal);
  if (!ticket) throw new JiraFailure('refused', `${key} is no ticket of the project`);
  return ticket;
}

const Comments = Type.Object({ comments: Type.Array(Type.Object({ body: Type.String() })) });
export type Comments = Static<typeof Comments>;

/** Tells whether somebody has said so, however the server breaks the lines. */
export async function hasComment(
  { client }: IssueParts,
  key: string,
  comment: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { comments } = await client.read(
    `${issuePath(key)}/comment?maxResults=1000&orderBy=-created`,
    Comments,
    signal,
  );
  return comments.some(({ body }) => unbroken(body) === unbroken(comment));
}

function unbroken(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function issuePath(key: string): string {
  return `issue/${encodeURIComponent(key)}`;
}
