import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { Type } from 'typebox';
import type { Dependencies } from '../dependencies';
import type { Queries, Tx } from '../storage/database';
import type { IdempotencyTable } from '../storage/idempotencyTable';
import { ProblemError } from './problems';

const RETENTION_MS = 24 * 3600_000;

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Headers of a route that is `idempotent`. */
export const Repeatable = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: KEY.source,
      description: 'A repetition within 24 hours gets the first answer; with another body it is refused.',
    }),
  ),
});

type StoredAnswer = Selectable<IdempotencyTable>;

/** Delivers entries of the outbox to another system, after the transaction. */
interface Deliveries<Known> {
  lookUp(key: string): Promise<Known | undefined>;
  outstanding(tx: Tx): string | undefined;
  deliver(id: string, again: boolean): Promise<object | undefined>;
}

type Needs<Known> = Pick<Dependencies, 'database' | 'now'> & {
  readonly tickets?: { readonly elsewhere?: Deliveries<Known> };
};

/** Answer of the work, and the entry of the outbox that must be delivered before it counts. */
interface Done<T> {
  readonly response: T;
  readonly outstanding?: string | undefined;
  /** True if an earlier call did the work. */
  readonly again: boolean;
}

/**
 * Runs `work` in a transaction, once for each person × institution × route × `Idempotency-Key`. A repetition within 24
 * hours gets the first answer; the same key with another body is refused. The answer is stored in the transaction of
 * the work, so that a repetition which arrives meanwhile waits for it. Failures are not stored. Without a key, `work`
 * simply runs.
 *
 * If tickets are in an external system, the outbox entry of the work is delivered after the transaction, and the answer
 * includes the outcome. `ticketKey`: the ticket that the work is about; it is looked up there before the work, and
 * passed to it.
 */
export async function idempotent<T, Known>(
  needs: Needs<Known>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx, known?: Known) => Promise<T>,
  ticketKey?: string,
): Promise<T> {
  const { database, now, tickets } = needs;
  const scope = scopeOf(request);
  const bodyHash = hash(sorted(request.body));
  const elsewhere = tickets?.elsewhere;

  // A repetition is answered even if the other system is not available now.
  const known =
    elsewhere && ticketKey !== undefined && !(await isStored(database.read, scope))
      ? await elsewhere.lookUp(ticketKey)
      : undefined;

  async function run(tx: Tx): Promise<Done<T>> {
    const response = await work(tx, known);
    return { response, outstanding: elsewhere?.outstanding(tx), again: false };
  }

  const { response, outstanding, again } = await database.transaction(async (tx) => {
    if (scope === undefined) return run(tx);
    const first = await begin(tx, scope, bodyHash, now());
    if (first) return replay<T>(first, reply, bodyHash);
    const done = await run(tx);
    await tx
      .updateTable('idempotency')
      .set({
        status: reply.statusCode,
        body: JSON.stringify(done.response ?? null),
        outbox_id: done.outstanding ?? null,
      })
      .where('scope', '=', scope)
      .execute();
    return done;
  });
  if (outstanding === undefined || elsewhere === undefined) return response;
  // Lets the log connect the request with the key of its ticket, which may become known much later.
  if (!again) request.log.info({ delivery: outstanding }, 'left for the ticket system');
  const outcome = await elsewhere.deliver(outstanding, again);
  // The repeated request was refused meanwhile, so that nothing is stored for it.
  if (outcome === undefined) return idempotent(needs, request, reply, work, ticketKey);
  const key = 'jiraKey' in outcome ? outcome.jiraKey : undefined;
  request.log.info({ delivery: outstanding, key }, key === undefined ? 'delivered later' : 'delivered');
  return withOutcome(response, outcome);
}

function scopeOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new ProblemError('validation', {
      detail: 'headers/idempotency-key must have 1 to 200 visible characters',
    });
  }
  return hash([
    request.person,
    request.institution,
    request.method,
    request.routeOptions.url,
    request.params,
    key,
  ]);
}

async function isStored(queries: Queries, scope = ''): Promise<boolean> {
  const stored = await queries
    .selectFrom('idempotency')
    .select('scope')
    .where('scope', '=', scope)
    .executeTakeFirst();
  return stored !== undefined;
}

/** Claims the key. Resolves with the stored answer of an earlier call, or with undefined if the key was free. */
async function begin(tx: Tx, scope: string, bodyHash: string, now: Date): Promise<StoredAnswer | undefined> {
  await tx
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute();
  const claimed = await tx
    .insertInto('idempotency')
    .values({ scope, body_hash: bodyHash, status: 0, body: '', created_at: now })
    .onConflict((conflict) => conflict.column('scope').doNothing())
    .returning('scope')
    .executeTakeFirst();
  if (claimed) return undefined;
  const stored = await tx.selectFrom('idempotency').selectAll().where('scope', '=', scope).executeTakeFirst();
  // The request with the key may have been refused and deleted meanwhile.
  return stored ?? begin(tx, scope, bodyHash, now);
}

/**
 * Claims something that may be used once, such as the id of a token, for 24 hours. Resolves with false if it was used
 * before.
 */
export async function takeOnce(tx: Tx, what: readonly string[], now: Date): Promise<boolean> {
  return (await begin(tx, hash(what), '', now)) === undefined;
}

function replay<T>(first: StoredAnswer, reply: FastifyReply, bodyHash: string): Done<T> {
  if (first.body_hash !== bodyHash) throw new ProblemError('idempotency-key-reused');
  reply.code(first.status);
  return { response: JSON.parse(first.body) as T, outstanding: first.outbox_id ?? undefined, again: true };
}

/** Adds the outcome for the ticket to the payload of the answer. */
function withOutcome<T>(answer: T, outcome: object): T {
  if (typeof answer !== 'object' || answer === null || !('payload' in answer)) return answer;
  const { payload } = answer;
  return typeof payload === 'object' ? { ...answer, payload: { ...payload, ...outcome } } : answer;
}

function hash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');
}

/** Sorts the members, so that two spellings of one body have the same hash. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, member]) => [name, sorted(member)]);
}
