import { DAY_MS } from '../../../platform/time/calendar';
import type { TicketQuery } from '../remote/search/ticketQuery';
import { statusNamesOf } from './jiraIssue';
import type { JiraMapping } from './jiraMapping';

/** Quotes a value for JQL, so that no part of it is read as query syntax. */
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
 * Returns a clause for a text field with the words of the value in their order. JQL cannot compare texts exactly, so it
 * finds more than requested, never less, and the results have to be checked again. Undefined if the value has no word.
 */
export function hasPhrase(customField: string, value: string): string | undefined {
  // The index keeps only words, and drops the characters between them.
  const cleaned = value.replace(/["\\\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  if (!/[\p{L}\p{N}]/u.test(cleaned)) return undefined;
  return `${clauseName(customField)} ~ ${quoted(`"${cleaned}"`)}`;
}

/** Returns the name of a custom field in a query, such as `customfield_10010`, independent of its label. */
export function clauseName(customField: string): string {
  return `cf[${customField.replace(/^customfield_/, '')}]`;
}

export function allOf(clauses: readonly (string | undefined)[]): string {
  return clauses.flatMap((clause) => clause ?? []).join(' AND ');
}

/**
 * Returns JQL that finds at least the requested issues. It compares texts by their words, and days with one extra day,
 * since JQL counts them in the time zone of the account; `matches` decides.
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

/** Returns the clause for statuses. It includes unmapped ones, since they may mean any of ours. */
function statusClause(wanted: readonly string[], mapped: readonly string[]): string {
  const unknown = `not ${oneOf('status', mapped)}`;
  return wanted.length > 0 ? `(${oneOf('status', wanted)} OR ${unknown})` : unknown;
}

function dateOf(moment: number): string {
  return new Date(Math.max(moment, 0)).toISOString().slice(0, 10);
}
