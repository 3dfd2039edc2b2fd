import { applyChange } from '../services/connect';
import type { Database, Tx } from '../storage/database';
import type { DeskStep } from './deskRequest';
import { walk } from './deskSteps';
import { findOpenTicket } from './localDesk';
import { AlreadyRequested, type StoredTicket } from './ticketSystem';
import { writeStep } from './writeStep';

/** No ticket has this key. */
export class UnknownTicket extends Error {
  constructor(readonly key: string) {
    super(`There is no ticket ${key}`);
    this.name = 'UnknownTicket';
  }
}

/**
 * Takes a step with a ticket, as it is when nobody else can change it any more. Resolved as done, the change that it
 * carries takes effect in the same transaction. Throws UnknownTicket, ImpossibleStep, AlreadyRequested (reopened while
 * another one is open) and ChangeNotPossible.
 */
export async function takeStep(
  database: Database,
  step: DeskStep,
  actor: string,
  now: Date,
): Promise<StoredTicket> {
  try {
    return await database.transaction((tx) => takeStepWithin(tx, step, actor, now));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const ticket = await database.read
      .selectFrom('ticket')
      .selectAll()
      .where('key', '=', step.key)
      .executeTakeFirstOrThrow();
    const other = await findOpenTicket(database.read, ticket);
    throw other === undefined ? error : new AlreadyRequested(other);
  }
}

async function takeStepWithin(tx: Tx, step: DeskStep, actor: string, now: Date): Promise<StoredTicket> {
  const ticket = await tx
    .selectFrom('ticket')
    .selectAll()
    .where('key', '=', step.key)
    .forUpdate()
    .executeTakeFirst();
  if (!ticket) throw new UnknownTicket(step.key);
  const comment = 'comment' in step ? step.comment : '';
  let current = ticket;
  for (const { event, state } of walk(ticket, step)) {
    // Before the ticket is written: who asks for the same connection holds the institution first and then meets the ticket.
    if (state.status === 'Resolved' && state.resolution === 'done' && ticket.change)
      await applyChange(tx, ticket.change);
    const said = event.type === 'work.started' ? '' : comment;
    current = await writeStep(tx, ticket.key, { event, state }, { actor, comment: said, at: now });
  }
  return current;
}

function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}
