import type { TicketQuery } from '../../modules/tickets/remote.module';
import { DAY_MS } from '../../platform/time/calendar';
import type { RtMapping } from './rtMapping';

/** A value as TicketSQL writes it, whatever it holds: nothing of it is read as a part of the query. */
export function quoted(value: string): string {
  return `'${value.replace(/['\\]/g, '\\$&')}'`;
}

/** Compares a custom field, whatever the case of its letters. */
export function fieldIs(field: string, value: string): string {
  return `CF.{${field}} = ${quoted(value)}`;
}

export function allOf(clauses: readonly (string | undefined)[]): string {
  return clauses.flatMap((clause) => clause ?? []).join(' AND ');
}

/** Returns a clause in brackets; undefined where there is none to choose from. */
export function anyOf(clauses: readonly string[]): string | undefined {
  return clauses.length === 0 ? undefined : `(${clauses.join(' OR ')})`;
}

/** Returns the query for all tickets of the queue. */
export function inQueue({ queue }: RtMapping): string {
  return `Queue = ${quoted(queue)}`;
}

/**
 * TicketSQL that finds what is asked for, and besides it what differs in the case of letters only. Days have one to spare,
 * since they are counted in the time zone of the account.
 */
export function sqlOf({ institution, services, from, to, filter }: TicketQuery, mapping: RtMapping): string {
  const { fields, types } = mapping;
  const { types: wanted = [], statuses = [] } = filter;
  const values = wanted.length > 0 ? wanted.flatMap((type) => types[type] ?? []) : Object.values(types);
  return allOf([
    inQueue(mapping),
    // A type that has no value here has no tickets.
    anyOf(values.map((value) => fieldIs(fields.type, value))) ?? 'id = 0',
    institution === undefined ? undefined : fieldIs(fields.institution, institution),
    services && anyOf(services.map((service) => fieldIs(fields.service, service))),
    statuses.length > 0 ? statusClause(statuses, mapping) : undefined,
    from === undefined ? undefined : `Created >= ${quoted(dateOf(from - 2 * DAY_MS))}`,
    to === undefined ? undefined : `Created <= ${quoted(dateOf(to + 2 * DAY_MS))}`,
  ]);
}

/** Returns the clause for statuses. Those that are not mapped count as open. */
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
