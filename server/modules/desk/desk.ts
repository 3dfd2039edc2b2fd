import { type Actor, onlyChanged, operator, recordAudit } from '../../platform/audit/audit.module';
import { applyChange, type Applying, noteConnection } from '../changes/changes.module';
import type { Config } from '../../platform/config/config';
import type { Dependencies } from '../../platform/dependencies';
import type { Queries, Tx } from '../../platform/storage/database';
import type { DeskStep } from './deskRequest';
import { walk } from './deskSteps';
import {
  AlreadyRequested,
  assertNothingElse,
  ticketChange,
  type StoredTicket,
  ticketInTheWay,
  writeStep,
} from '../tickets/tickets.module';

export type Stepping = Applying & Pick<Dependencies, 'onDeskStep'>;

/** Thrown if no ticket has this key. */
export class UnknownTicket extends Error {
  constructor(readonly key: string) {
    super(`Ticket ${key} does not exist`);
    this.name = 'UnknownTicket';
  }
}

/**
 * Takes a step with a ticket for an operator, whose account may have another name, and locks the ticket meanwhile. If
 * the ticket is resolved as done, its change takes effect in the same transaction. Throws UnknownTicket,
 * ImpossibleStep, AlreadyRequested (reopened while another one is open) and ChangeNotPossible.
 */
export async function takeStep(
  dependencies: Stepping & Pick<Dependencies, 'database'>,
  step: DeskStep,
  actor: string,
  now: Date,
  account = actor,
): Promise<StoredTicket> {
  const { database } = dependencies;
  const by: Actor = { ...operator(actor), subject: account };
  try {
    return await database.transaction((tx) => takeStepWithin(dependencies, tx, step, by, now));
  } catch (error) {
    throw await inTheWayOf(database.read, step.key, error);
  }
}

/**
 * Returns AlreadyRequested if a ticket could not be reopened because another one is open; any other error unchanged.
 */
export async function inTheWayOf(queries: Queries, key: string, error: unknown): Promise<unknown> {
  if (!isUniqueViolation(error)) return error;
  const ticket = await queries
    .selectFrom('ticket')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const other = await ticketInTheWay(queries, ticket);
  return other === undefined ? error : new AlreadyRequested(other);
}

/**
 * Takes a step like `takeStep`, within a transaction that must be rolled back if this throws; `inTheWayOf` explains a
 * unique violation. `check` runs while the ticket is locked, and may refuse by throwing.
 */
export async function takeStepWithin(
  stepping: Stepping,
  tx: Tx,
  step: DeskStep,
  actor: Actor,
  now: Date,
  check: (ticket: StoredTicket) => Promise<void> = async () => undefined,
): Promise<StoredTicket> {
  const ticket = await tx
    .selectFrom('ticket')
    .selectAll()
    .where('key', '=', step.key)
    .forUpdate()
    .executeTakeFirst();
  if (!ticket) throw new UnknownTicket(step.key);
  await check(ticket);
  const comment = 'comment' in step ? step.comment : '';
  let current = ticket;
  for (const { event, state } of walk(ticket, step)) {
    if (event.type === 'ticket.reopened') await assertNothingElse(tx, current);
    // Applies the change before it writes the ticket, in the lock order of a request for the same connection:
    // institution first, then ticket.
    if (state.status === 'Resolved' && state.resolution === 'done' && ticket.change) {
      await applyChange(stepping, tx, ticket.change, now);
      await noteConnections(tx, ticket, now);
    }
    const text = event.type === 'work.started' ? '' : comment;
    current = await writeStep(
      tx,
      ticket.key,
      { event, state },
      { actor: actor.name, comment: text, at: now },
    );
  }
  await recordStep(tx, actor, step, [ticket, current], now);
  await stepping.onDeskStep?.(tx, ticket.key, now);
  return current;
}

/** Records the connections of a set. A ticket about one connection already contains the time of the change. */
async function noteConnections(tx: Tx, { key, change }: StoredTicket, now: Date): Promise<void> {
  if (change?.kind !== 'set') return;
  for (const one of change.changes) await noteConnection(tx, one, { key, person: undefined }, now);
}

async function recordStep(
  tx: Tx,
  actor: Actor,
  { action, key }: DeskStep,
  [before, after]: readonly [StoredTicket, StoredTicket],
  now: Date,
): Promise<void> {
  const stateOf = ({ status, resolution, rejected }: StoredTicket) => ({ status, resolution, rejected });
  const changed = onlyChanged(stateOf(before), stateOf(after));
  const isMade = after.status === 'Resolved' && after.resolution === 'done' && after.change !== null;
  const made =
    isMade && after.change ? { service: after.service_entity_id, ...ticketChange(after.change) } : undefined;
  await recordAudit(
    tx,
    {
      kind: 'ticket.stepped',
      actor,
      institution: after.institution_entity_id,
      object: { id: key },
      before: changed.before,
      after: { step: action, ...changed.after, made },
    },
    now,
  );
}

function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}

type OnDeskStep = (tx: Tx, key: string, now: Date) => Promise<void>;

declare module '../../platform/dependencies' {
  interface Dependencies {
    /** Called after a step with a ticket, in the same transaction. */
    readonly onDeskStep?: OnDeskStep;
  }
}
declare module '../../platform/module' {
  interface ExtensionPoints {
    /** Returns the function to call after a step with a ticket, in the same transaction. */
    readonly onDeskStep?: (config: Config) => OnDeskStep;
  }
}
