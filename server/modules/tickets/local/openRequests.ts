import { sql, type Insertable } from 'kysely';
import { isAwaitingAnswer } from '../../../../src/contracts/domain/services/connection';
import type { Queries, Tx } from '../../../platform/storage/database';
import type { Change, ServiceChange } from '../../changes/changes.module';
import { lockInstitution } from '../../federation/federation.module';
import type { TicketTable } from '../tables';
import { AlreadyRequested } from '../ticketSystem';

type About = Pick<
  Insertable<TicketTable>,
  'institution_entity_id' | 'service_entity_id' | 'service_type' | 'direction'
>;

/** An open ticket that requests a change, or invites to it. */
interface OpenRequest {
  /** Empty: it is on its way to the ticket system. */
  readonly key: string;
  /** True if it is an invitation that waits for the institution's answer. */
  readonly isInvited: boolean;
}

/** Returns the open ticket that requests the same change, or invites to it. */
export type FindOpen = (change: Pick<ServiceChange, 'kind' | 'service'>) => OpenRequest | undefined;

/** Finds the key of the open ticket for the same institution, service (or none) and direction, alone or in a set. */
export async function findOpenTicket(queries: Queries, about: About): Promise<string | undefined> {
  const found = await queries
    .selectFrom('ticket')
    .select('key')
    .where('institution_entity_id', '=', about.institution_entity_id)
    .where('service_entity_id', 'is not distinct from', about.service_entity_id ?? null)
    .where('direction', '=', about.direction ?? null)
    .where('open', '=', true)
    .executeTakeFirst();
  return found?.key ?? findOpenSet(queries, about);
}

/** Finds the key of the open ticket with a set of changes that includes this one. */
export async function findOpenSet(queries: Queries, about: About): Promise<string | undefined> {
  if (!about.service_entity_id || !about.direction) return undefined;
  const line = { kind: about.direction, service: about.service_entity_id };
  const found = await openSets(queries, about.institution_entity_id)
    .select('key')
    .where(sql<boolean>`change @> ${JSON.stringify({ changes: [line] })}::jsonb`)
    .executeTakeFirst();
  return found?.key;
}

/**
 * Checks that no other ticket is open for the requested changes, which an index cannot do for a set. Throws
 * AlreadyRequested.
 */
export async function assertNothingElse(tx: Tx, ticket: Parameters<typeof ticketInTheWay>[1]): Promise<void> {
  await lockInstitution(tx, ticket.institution_entity_id);
  const other = await ticketInTheWay(tx, ticket);
  if (other !== undefined) throw new AlreadyRequested(other);
}

/** Returns the key of another open ticket that requests the same. */
export async function ticketInTheWay(
  queries: Queries,
  ticket: About & { readonly key: string; readonly change: Change | null },
): Promise<string | undefined> {
  const { key, institution_entity_id: institution, change } = ticket;
  if (change?.kind !== 'set') {
    const found = await findOpenTicket(queries, ticket);
    return found === key ? undefined : found;
  }
  const others = await openRequests(queries, institution, key);
  return change.changes.map(others).find((found) => found !== undefined)?.key;
}

/**
 * Reads the open requests of an institution, without the ticket `except`; returns a function that finds the open ticket
 * that requests the same change, or invites to it.
 */
export async function openRequests(queries: Queries, institution: string, except = ''): Promise<FindOpen> {
  const alone = await queries
    .selectFrom('ticket')
    .select(['key', 'type', 'status', 'direction', 'service_entity_id as service'])
    .where('institution_entity_id', '=', institution)
    .where('open', '=', true)
    .where('direction', 'is not', null)
    .execute();
  const sets = await openSets(queries, institution).select(['key', 'change']).execute();
  const lines = [
    ...alone.map((one) => ({ ...one, kind: one.direction, isInvited: isAwaitingAnswer(one) })),
    ...sets.flatMap(({ key, change }) =>
      change?.kind === 'set'
        ? change.changes.map(({ kind, service }) => ({ key, kind, service, isInvited: false }))
        : [],
    ),
  ].filter(({ key }) => key !== except);
  const found = new Map(lines.map((line) => [`${line.kind} ${line.service}`, line]));
  return ({ kind, service }) => found.get(`${kind} ${service}`);
}

/** An institution has few open tickets at a time, and fewer of them have a set. */
function openSets(queries: Queries, institution: string) {
  return queries
    .selectFrom('ticket')
    .where('institution_entity_id', '=', institution)
    .where('open', '=', true)
    .where(sql<boolean>`change ->> 'kind' = 'set'`);
}
