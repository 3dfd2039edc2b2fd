import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Dependencies } from '../../../platform/dependencies';
import { ProblemError } from '../../../platform/http/problems';
import type { ConsumerTable } from '../tables';
import { isSecretOf, tokenIn } from './token';

export type Reader = Pick<Selectable<ConsumerTable>, 'id' | 'name' | 'reads' | 'entity_id'>;

/** How exactly it is kept when a consumer was last here; nothing is written in between. */
const EXACT_MS = 60_000;

/** Returns what tells which consumer asks. Throws ProblemError where the token of a request is none, or was revoked. */
export function readers({ database, now }: Pick<Dependencies, 'database' | 'now'>) {
  async function noteUse(id: string): Promise<void> {
    await database.transaction((tx) =>
      tx.updateTable('consumer').set({ last_used_at: now() }).where('id', '=', id).execute(),
    );
  }

  return async ({ headers, log }: FastifyRequest): Promise<Reader> => {
    const token = tokenIn(headers.authorization);
    const row =
      token &&
      (await database.read
        .selectFrom('consumer')
        .selectAll()
        .where('id', '=', token.id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst());
    if (!row || !isSecretOf(token, row.secret_hash)) {
      throw new ProblemError('unknown-account', {
        detail: 'headers/authorization holds no token of a consumer',
      });
    }
    const { last_used_at: before } = row;
    if (!before || now().getTime() - before.getTime() > EXACT_MS) {
      // Reading works on while a full database takes no changes.
      await noteUse(row.id).catch((error: unknown) =>
        log.warn({ err: error }, 'the use of a token is not kept'),
      );
    }
    return row;
  };
}

/** Throws ProblemError where a consumer may not read the connections of an institution (`idp`) or a service (`sp`). */
export function assertMayRead(
  { reads, entity_id }: Reader,
  { side, entityId }: { readonly side: 'idp' | 'sp'; readonly entityId: string },
): void {
  if (reads === 'everything') return;
  if (reads === (side === 'idp' ? 'institution' : 'service') && entity_id === entityId) return;
  throw new ProblemError('forbidden', { detail: 'The consumer may read the connections of another one' });
}
