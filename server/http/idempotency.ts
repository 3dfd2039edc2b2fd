import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies';
import { personKey } from '../identity/session.store';
import type { Tx } from '../storage/database';
import { ProblemError } from './problems';

const KEPT_MS = 24 * 3600_000;
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Runs `work` in a transaction, once for each person × institution × route × `Idempotency-Key`; a repetition within
 * 24 hours gets the first answer, the same key with another body is refused (decisions, weaknesses 8). The answer is
 * kept in the transaction of the work, so that a repetition which arrives meanwhile waits for it. What fails is not
 * kept. Without a key `work` simply runs.
 */
export async function idempotent<T>(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return database.transaction(work);
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new ProblemError('validation', {
      detail: 'headers/idempotency-key must have 1 to 200 visible characters',
    });
  }
  const scope = hash([
    request.principal && personKey(request.principal),
    request.institution,
    request.method,
    request.routeOptions.url,
    key,
  ]);
  const bodyHash = hash(sorted(request.body));

  return database.transaction(async (tx) => {
    await tx
      .deleteFrom('idempotency')
      .where('created_at', '<', new Date(now().getTime() - KEPT_MS))
      .execute();
    const begun = await tx
      .insertInto('idempotency')
      .values({ scope, body_hash: bodyHash, status: 0, body: '', created_at: now() })
      .onConflict((conflict) => conflict.column('scope').doNothing())
      .returning('scope')
      .executeTakeFirst();
    if (!begun) return replay<T>(tx, reply, scope, bodyHash);
    const answer = await work(tx);
    await tx
      .updateTable('idempotency')
      .set({ status: reply.statusCode, body: JSON.stringify(answer ?? null) })
      .where('scope', '=', scope)
      .execute();
    return answer;
  });
}

async function replay<T>(tx: Tx, reply: FastifyReply, scope: string, bodyHash: string): Promise<T> {
  const first = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'body'])
    .where('scope', '=', scope)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== bodyHash) throw new ProblemError('idempotency-key-reused');
  reply.code(first.status);
  return JSON.parse(first.body) as T;
}

function hash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');
}

/** Members in one order, so that two spellings of a body hash alike. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, member]) => [name, sorted(member)]);
}
