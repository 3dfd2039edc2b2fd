import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Database, Queries, Tx } from '../../../platform/storage/database';
import type { NewTicket } from '../newTicket';
import type { OutboxTable } from './outboxTable';
import type { Task } from './task';

export type Delivery = Selectable<OutboxTable>;

/**
 * Duration of a claim. It is longer than an attempt, so that another server resumes an attempt if this server stops.
 */
const LEASE_MS = 60_000;
/** The other side can find a created ticket within this time. */
export const GRACE_MS = 120_000;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Returns the columns of an attempt that begins now. */
function attempt(now: Date) {
  return {
    state: 'sending',
    due_at: after(now, LEASE_MS),
    create_after: after(now, LEASE_MS + GRACE_MS),
  } as const;
}

interface NewDelivery {
  readonly id: string;
  /** Entity ID. */
  readonly institution: string;
  readonly task: Task;
}

/** Puts a task into the outbox with its first attempt begun; returns false if the same is on its way already. */
export async function addDelivery(
  tx: Tx,
  { id, institution, task }: NewDelivery,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('outbox')
    .values({ ...entry({ id, institution, task }, now), ...attempt(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Puts tickets of a set into the outbox without an attempt; returns those that were not on their way already. */
export async function queueFilings(
  tx: Tx,
  tickets: readonly NewTicket[],
  now: Date,
): Promise<readonly NewTicket[]> {
  if (tickets.length === 0) return [];
  const queued = new Map(tickets.map((ticket) => [randomUUID() as string, ticket]));
  const entries = [...queued].map(([id, ticket]) => {
    const task = { kind: 'filing', ticket, gathered: true } as const;
    const untried = { state: 'queued', attempts: 0, due_at: now, create_after: null } as const;
    return { ...entry({ id, institution: ticket.institution, task }, now), ...untried };
  });
  const added = await tx
    .insertInto('outbox')
    .values(entries)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return added.flatMap(({ id }) => queued.get(id) ?? []);
}

function entry({ id, institution, task }: NewDelivery, now: Date) {
  const ticket = task.kind === 'filing' ? task.ticket : undefined;
  return {
    id,
    kind: task.kind,
    institution_entity_id: institution,
    service_entity_id: ticket?.service?.entityId ?? null,
    direction: ticket?.direction ?? null,
    ticket_key: task.kind === 'filing' ? null : task.key,
    task: JSON.stringify(task),
    created_at: now,
  };
}

export async function findDelivery(queries: Queries, id: string): Promise<Delivery | undefined> {
  return queries.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Claims an entry for the next attempt of this server: the one with this ID, unless it is claimed, or any that is due.
 * `create_after` is still that of the previous attempt.
 */
export async function claim(database: Database, now: Date, id?: string): Promise<Delivery | undefined> {
  return database.transaction((tx) =>
    tx
      .updateTable('outbox')
      .set({ attempts: sql<number>`attempts + 1`, state: 'sending', due_at: after(now, LEASE_MS) })
      .where('id', '=', (query) => {
        const open = query.selectFrom('outbox').select('id').where('open', '=', true);
        const wanted =
          id === undefined
            ? open.where('due_at', '<=', now).orderBy('due_at')
            : open
                .where('id', '=', id)
                .where(({ or, eb }) => or([eb('state', '=', 'uncertain'), eb('due_at', '<=', now)]));
        return wanted.limit(1).forUpdate().skipLocked();
      })
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Records that a repetition begins; returns false if another server has taken over the delivery meanwhile. */
export async function recordRetry(
  database: Database,
  { id, attempts }: Delivery,
  now: Date,
): Promise<boolean> {
  const claimed = await database.transaction((tx) =>
    tx
      .updateTable('outbox')
      .set(attempt(now))
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'sending')
      .returning('id')
      .executeTakeFirst(),
  );
  return claimed !== undefined;
}
