import type { TicketQuery } from '../../modules/tickets/remote.module';
import { DAY_MS } from '../../platform/time/calendar';
import type { RtMapping } from './rtMapping';

/** Quotes a value for TicketSQL, so that no part of it is read as query syntax. */
export function quoted(value: string): string {
  return `'${value.replace(/['\\]/g, '\\$&')}'`;
}

/** Compares a custom field, ignoring case. */
export function fieldIs(field: string, value: string): string {
  return `CF.{${field}} = ${quoted(value)}`;
}

export function allOf(clauses: readonly (string | undefined)[]): string {
  return clauses.flatMap((clause) => clause ?? []).join(' AND ');
}

/** Returns a clause in parentheses; undefined if there are no alternatives. */
export function anyOf(clauses: readonly string[]): string | undefined {
  return clauses.length === 0 ? undefined : `(${clauses.join(' OR ')})`;
}

/** Returns the query for all tickets of the queue. */
export function inQueue({ queue }: RtMapping): string {
  return `Queue = ${quoted(queue)}`;
}

/**
 * Returns TicketSQL that finds the requested tickets, and others that differ only in case. Days have one extra day,
 * since they are counted in the time zone of the account.
 */
export function sqlOf({ institution, services, from, to, filter }: TicketQuery, mapping: RtMapping): string {
  const { fields, types } = mapping;
  const { types: wanted = [], statuses = [] } = filter;
  const values = wanted.length > 0 ? wanted.flatMap((type) => types[type] ?? []) : Object.values(types);
  return allOf([
    inQueue(mapping),
    // A type without a value here has no tickets.
    anyOf(values.map((value) => fieldIs(fields.type, value))) ?? 'id = 0',
    institution === undefined ? undefined : fieldIs(fields.institution, institution),
    services && anyOf(services.map((service) => fieldIs(fields.service, service))),
    statuses.length > 0 ? statusClause(statuses, mapping) : undefined,
    from === undefined ? undefined : `Created >= ${quoted(dateOf(from - 2 * DAY_MS))}`,
    to === undefined ? undefined : `Created <= ${quoted(dateOf(to + 2 * DAY_MS))}`,
  ]);
}

/** Returns the clause for statuses. Unmapped ones count as open. */
function statusClause(wanted: readonly string[], { statuses }: RtMapping): string {
  const mapped = Object.entries(statuses);
  const named = mapped.filter(([, { status }]) => wanted.includes(status));
  const others = `(${allOf(mapped.map(([name]) => `Status != ${quoted(name)}`))})`;
  const clauses = named.map(([name]) => `Status = ${quoted(name)}`);
  return anyOf(wanted.includes('Open') ? [...clauses, others] : clauses) ?? 'id = 0';
}

function dateOf(moment: number): string {
  return new Date(Math.max(moment, 0)).toISOString().slice(0, 10);
}
