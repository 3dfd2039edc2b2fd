import { DAY_MS } from '../../../platform/time/calendar';
import type { TicketQuery } from '../remote/search/ticketQuery';
import { statusNamesOf } from './jiraIssue';
import type { JiraMapping } from './jiraMapping';

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
