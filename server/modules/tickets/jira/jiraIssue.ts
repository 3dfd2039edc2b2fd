import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { TicketStatus } from '../../../../src/contracts/wire/enumerations';
import type { RemoteTicket } from '../remote/remoteTickets';
import { JiraIssue, type JiraDialect } from './dialect/jiraDialect';
import { isDocument, plainTextOf } from './dialect/richText';
import { startAtPages } from './dialect/startAtPages';
import type { RemoteClient } from '../remote/remoteClient';
import { RemoteFailure } from '../remote/remoteFailure';
import { entityTypeIn, typeNamed } from '../remote/ticketTypes';
import { isKeyOf } from '../remote/ticketKey';
import type { JiraMapping } from './jiraMapping';

const Named = Type.Object({ name: Type.String() });

export const JiraStatus = Type.Object({
  name: Type.String(),
  statusCategory: Type.Optional(Type.Object({ key: Type.String() })),
});

/** Jira's own fields. The request decides which of them are in an answer. */
const SystemFields = Type.Object({
  issuetype: Named,
  status: JiraStatus,
  created: Type.String(),
  updated: Type.String(),
  resolution: Type.Optional(Type.Union([Named, Type.Null()])),
});

const categories: Readonly<Record<string, TicketStatus>> = {
  new: 'Open',
  indeterminate: 'In Progress',
  done: 'Resolved',
};

/** Returns the fields that a search needs, or those that a ticket is made from. */
export function fieldsOf({ fields, rejected }: JiraMapping, extent: 'brief' | 'whole'): string[] {
  const brief = ['issuetype', 'status', 'created', 'updated', fields.institution, fields.service];
  if (extent === 'brief') return brief;
  const { field, comment } = rejected;
  return [
    ...new Set([
      ...brief,
      'resolution',
      'description',
      ...Object.values(fields),
      ...(field ? [field.id] : []),
      ...(comment === undefined ? [] : ['comment']),
    ]),
  ];
}

/**
 * Returns an issue as a ticket; undefined: its type is not mapped. Throws RemoteFailure if it is not an issue at all.
 */
export function ticketOf({ key, fields }: JiraIssue, mapping: JiraMapping): RemoteTicket | undefined {
  const values: Readonly<Record<string, unknown>> = fields;
  if (!Value.Check(SystemFields, fields)) throw unlikeIssue(key);
  const type = typeNamed(fields.issuetype.name, mapping.types);
  if (type === undefined) return undefined;
  const text = (id: string | undefined) => (id === undefined ? '' : textIn(values[id]));
  const { fields: ids, resolutions, rejected } = mapping;
  const resolution = fields.resolution?.name;
  const marked = rejected.field !== undefined && text(rejected.field.id) === rejected.field.value;
  const body = wholeText(values['description']);
  return {
    key,
    type,
    status: statusOf(fields.status, mapping),
    resolution: (resolution === undefined ? undefined : resolutions[resolution]) ?? null,
    rejected:
      marked ||
      (resolution !== undefined && rejected.resolutions?.includes(resolution) === true) ||
      commentsIn(fields).some((comment) => hasRejection(comment, mapping)),
    institution_entity_id: text(ids.institution),
    service_entity_id: text(ids.service).replace(NO_SERVICE, '') || null,
    service_type: entityTypeIn(text(ids.serviceType)),
    // Issues of another dashboard have it only in their description.
    user_name: text(ids.userName) || factIn(body, 'Applicant name'),
    user_email: text(ids.userEmail) || factIn(body, 'Applicant email') || null,
    email_to: text(ids.emailTo),
    body,
    personal_message: text(ids.personalMessage),
    requested_at: timeOf(key, fields.created),
    updated_at: timeOf(key, fields.updated),
    requestId: text(ids.requestId) || null,
  };
}

/** Text of another dashboard for a ticket without a service. */
const NO_SERVICE = /^N\/A$/;

const Comments = Type.Object({
  comment: Type.Object({ comments: Type.Array(Type.Object({ body: Type.Unknown() })) }),
});

/** Returns the texts of the comments in the fields of an issue. */
function commentsIn(fields: object): string[] {
  return Value.Check(Comments, fields) ? fields.comment.comments.map(({ body }) => wholeText(body)) : [];
}

/** Returns whether a comment marks the ticket as rejected, in the words of the mapping. */
function hasRejection(comment: string, { rejected }: Pick<JiraMapping, 'rejected'>): boolean {
  return rejected.comment !== undefined && comment.toLowerCase().includes(rejected.comment.toLowerCase());
}

/** Returns the rest of the line with this fact; empty: there is none. */
function factIn(text: string, fact: string): string {
  const line = text.split('\n').find((one) => one.trimStart().startsWith(`${fact}: `));
  return line?.slice(line.indexOf(': ') + 2).trim() ?? '';
}

export function statusNamesOf({ statuses }: JiraMapping, wanted: readonly TicketStatus[]): string[] {
  return Object.keys(statuses).filter((name) => wanted.some((status) => status === statuses[name]));
}

/** Returns the status of an issue. A newer one that the mapping lacks is derived from its category in Jira. */
export function statusOf(
  { name, statusCategory }: Static<typeof JiraStatus>,
  { statuses }: Pick<JiraMapping, 'statuses'>,
): TicketStatus {
  return statuses[name] ?? categories[statusCategory?.key ?? ''] ?? 'Open';
}

/** Reads a text; Jira Cloud returns multi-line fields as documents. */
export function wholeText(value: unknown): string {
  if (typeof value === 'string') return value;
  return isDocument(value) ? plainTextOf(value) : '';
}

/** Reads a text field, or one with a list of options. */
function textIn(value: unknown): string {
  if (typeof value === 'string' || isDocument(value)) return wholeText(value).trim();
  if (typeof value !== 'object' || value === null || !('value' in value)) return '';
  return typeof value.value === 'string' ? value.value : '';
}

/** Reads a time such as `2026-03-01T09:48:21.000+0100`. */
export function timeOf(key: string, text: string): Date {
  const time = new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  if (Number.isNaN(time.getTime())) throw unlikeIssue(key);
  return time;
}

function unlikeIssue(key: string): RemoteFailure {
  return new RemoteFailure('refused', `${key} does not look like an issue of Jira`);
}

export interface IssueParts {
  readonly client: RemoteClient;
  readonly dialect: JiraDialect;
  readonly mapping: JiraMapping;
}

/** Finds an issue; undefined: the project has none with this key, or it is not a ticket. Throws RemoteFailure. */
export async function findIssue(
  { client, mapping }: IssueParts,
  key: string,
  signal: AbortSignal,
): Promise<RemoteTicket | undefined> {
  if (!isKeyOf(key, mapping.project)) return undefined;
  try {
    const fields = fieldsOf(mapping, 'whole').join(',');
    const path = `${issuePath(key)}?${new URLSearchParams({ fields }).toString()}`;
    const issue = await client.read(path, JiraIssue, signal);
    // An issue that was moved is also found by its old key.
    return isKeyOf(issue.key, mapping.project) ? ticketOf(issue, mapping) : undefined;
  } catch (error) {
    if (error instanceof RemoteFailure && error.status === 404) return undefined;
    throw error;
  }
}

/** Reads the issue of a ticket that is known to exist. Throws RemoteFailure. */
export async function readIssue(parts: IssueParts, key: string, signal: AbortSignal): Promise<RemoteTicket> {
  const ticket = await findIssue(parts, key, signal);
  if (!ticket) throw new RemoteFailure('refused', `${key} is not a ticket of the project`);
  return ticket;
}

const Body = Type.Object({ body: Type.Unknown() });

/** Returns whether the issue has this comment, with any line breaks. */
export async function hasComment(
  { client }: IssueParts,
  key: string,
  comment: string,
  signal: AbortSignal,
): Promise<boolean> {
  const path = `${issuePath(key)}/comment?orderBy=-created`;
  const comments = await startAtPages(client, path, 'comments', Body, signal);
  return comments.some(({ body }) => unbroken(wholeText(body)) === unbroken(comment));
}

function unbroken(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function issuePath(key: string): string {
  return `issue/${encodeURIComponent(key)}`;
}
