import type { TicketFilter } from '../../../../src/contracts/wire/ticket';
import { DAY_MS } from '../../../platform/time/calendar';
import type { TimeZone } from '../../../platform/time/timeZone';
import type { RemoteTicket } from '../remote/remoteTickets';
import { statusNamesOf } from './jiraIssue';
import type { JiraMapping } from './jiraMapping';
import type { ServiceDirectory } from './serviceDirectory';

/** A value as JQL writes it, whatever it holds: nothing of it is read as a part of the query. */
export function quoted(value: string): string {
  const escaped = value.replace(/["\\]/g, '\\$&').replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, escapedUnit);
  return `"${escaped}"`;
}

function escapedUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export function oneOf(field: string, values: readonly string[]): string {
  return `${field} in (${values.map(quoted).join(', ')})`;
}

/**
 * Finds a text field that has the words of the value in their order. JQL cannot compare texts exactly, so that more is found
 * than asked for, never less, and what is found has to be looked at again. Undefined where the value has no word.
 */
export function hasPhrase(customField: string, value: string): string | undefined {
  // The index keeps words only, and nothing of what is between them.
  const words = value.replace(/["\\\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  return `${clauseName(customField)} ~ ${quoted(`"${words}"`)}`;
}

/** `customfield_10010` in a query, whatever the field is called. */
export function clauseName(customField: string): string {
  return `cf[${customField.replace(/^customfield_/, '')}]`;
}

export function allOf(clauses: readonly (string | undefined)[]): string {
  return clauses.flatMap((clause) => clause ?? []).join(' AND ');
}

/** 31 December 9998, the last date that JQL knows. */
const END_OF_TIME = 253_370_678_400;

/** A search in exact terms: entity ids, and moments in place of the federation's days. */
export interface TicketQuery {
  readonly institution: string | undefined;
  /** Tickets of any of these services; absent: of any service or none. */
  readonly services?: readonly string[];
  readonly from?: number;
  readonly to?: number;
  readonly filter: TicketFilter;
}

/**
 * Returns the exact search. The query string of a service's entity id is ignored, unless it distinguishes two services.
 */
export async function queryOf(
  institution: string | undefined,
  filter: TicketFilter,
  { services, zone }: { readonly services: ServiceDirectory; readonly zone: TimeZone },
): Promise<TicketQuery> {
  const { spEntityId, from, to } = filter;
  return {
    institution,
    filter,
    ...(spEntityId !== undefined && { services: await entityIdsOf(spEntityId, services) }),
    ...(from !== undefined && { from: startOfDay(from, zone) }),
    ...(to !== undefined && { to: startOfDay(to, zone) }),
  };
}

async function entityIdsOf(entityId: string, services: ServiceDirectory): Promise<string[]> {
  const withoutQuery = entityId.replace(/\?.*$/s, '');
  if (withoutQuery === entityId || (await services.isKnown(entityId))) return [entityId];
  return [entityId, withoutQuery];
}

function startOfDay(seconds: number, zone: TimeZone): number {
  const moment = Math.min(Math.max(seconds, 0), END_OF_TIME) * 1000;
  return zone.startOf(zone.dayAt(moment));
}

/**
 * JQL that finds at least what is asked for. Texts are found by their words, and days with a day to spare, since JQL
 * counts them in the time zone of the account; `matches` decides.
 */
export function jqlOf(
  { institution, services, from, to, filter }: TicketQuery,
  mapping: JiraMapping,
): string {
  const { types = [], statuses = [] } = filter;
  const [shortest] = [...(services ?? [])].sort((one, other) => one.length - other.length);
  const typeNames = types.flatMap((type) => mapping.types[type] ?? []);
  const clauses = allOf([
    `project = ${quoted(mapping.project)}`,
    institution === undefined ? undefined : hasPhrase(mapping.fields.institution, institution),
    shortest === undefined ? undefined : hasPhrase(mapping.fields.service, shortest),
    typeNames.length > 0 ? oneOf('issuetype', typeNames) : undefined,
    statuses.length > 0
      ? statusClause(statusNamesOf(mapping, statuses), Object.keys(mapping.statuses))
      : undefined,
    from === undefined ? undefined : `created >= ${quoted(dateOf(from - 2 * DAY_MS))}`,
    to === undefined ? undefined : `created <= ${quoted(dateOf(to + 2 * DAY_MS))}`,
  ]);
  return `${clauses} ORDER BY created DESC, key DESC`;
}

/** Returns the clause for statuses. It includes those that are not mapped, since they may stand for any of ours. */
function statusClause(wanted: readonly string[], mapped: readonly string[]): string {
  const unknown = `not ${oneOf('status', mapped)}`;
  return wanted.length > 0 ? `(${oneOf('status', wanted)} OR ${unknown})` : unknown;
}

function dateOf(moment: number): string {
  return new Date(Math.max(moment, 0)).toISOString().slice(0, 10);
}

/** Tells whether a ticket matches exactly, as the local desk searches. */
export function matches(
  ticket: RemoteTicket,
  { institution, services, from, to, filter }: TicketQuery,
): boolean {
  const { key, statuses = [], types = [] } = filter;
  const { service_entity_id: service } = ticket;
  const requested = ticket.requested_at.getTime();
  return (
    (institution === undefined || ticket.institution_entity_id === institution) &&
    (services === undefined || (service !== null && services.includes(service))) &&
    (key === undefined || ticket.key === key) &&
    (statuses.length === 0 || statuses.includes(ticket.status)) &&
    (types.length === 0 || types.includes(ticket.type)) &&
    (from === undefined || requested >= from) &&
    (to === undefined || requested <= to)
  );
}
