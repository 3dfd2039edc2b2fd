import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Dependencies } from '../../../platform/dependencies';
import { ProblemError } from '../../../platform/http/problems';
import { recordOnceADay } from '../../../platform/audit/audit.module';
import type { Party } from '../feeds/party';
import type { ConsumerTable } from '../tables';
import { isSecretOf, tokenIn } from './token';

export type Reader = Pick<Selectable<ConsumerTable>, 'id' | 'name' | 'reads' | 'entity_id'>;

/** Precision of a consumer's last use; nothing is written in between. */
const EXACT_MS = 60_000;

/**
 * Returns a function that identifies the consumer of a request, for the routes of `app`. Throws ProblemError if the
 * token of a request is invalid or was revoked. The audit trail records a consumer's reads, once for each call, party
 * that `request.told` names, and UTC day.
 */
export function readers(app: FastifyInstance, { database, now }: Pick<Dependencies, 'database' | 'now'>) {
  const requester = new WeakMap<FastifyRequest, Reader>();
  const recordOnce = recordOnceADay({ database, now });

  async function recordExport(request: FastifyRequest, reader: Reader): Promise<void> {
    const { id: requestId, ip: address, routeOptions, auditSubject } = request;
    const own = reader.reads === 'institution' ? (reader.entity_id ?? undefined) : undefined;
    const institution = auditSubject?.institution ?? own;
    const call = routeOptions.url ?? '';
    await recordOnce(
      {
        kind: 'data.exported',
        actor: { kind: 'program', name: reader.name, requestId, address },
        institution,
        object: { id: call, name: auditSubject?.name },
      },
      [reader.id, call, auditSubject?.name],
    );
  }

  app.addHook('onSend', (request, reply, _payload, done) => {
    const reader = reply.statusCode === 200 ? requester.get(request) : undefined;
    if (!reader) return done();
    // Reading still works while a full database accepts no changes.
    recordExport(request, reader)
      .catch((error: unknown) =>
        request.log.error({ err: error, consumer: reader.name }, 'an export is not in the audit trail'),
      )
      .finally(() => done());
  });

  async function noteUse(id: string): Promise<void> {
    await database.transaction((tx) =>
      tx.updateTable('consumer').set({ last_used_at: now() }).where('id', '=', id).execute(),
    );
  }

  return async (request: FastifyRequest): Promise<Reader> => {
    const { headers, log } = request;
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
      await noteUse(row.id).catch((error: unknown) =>
        log.warn({ err: error }, 'the use of a token is not kept'),
      );
    }
    requester.set(request, row);
    return row;
  };
}

/** Throws ProblemError if a consumer may not read the connections of an institution (`idp`) or a service (`sp`). */
export function assertMayRead(
  { reads, entity_id }: Reader,
  { side, entityId }: Pick<Party, 'side' | 'entityId'>,
): void {
  if (reads === 'everything') return;
  if (reads === (side === 'idp' ? 'institution' : 'service') && entity_id === entityId) return;
  throw new ProblemError('forbidden', { detail: 'The consumer may read the connections of another one' });
}

/** Returns the party of read connections, for the audit trail. */
export function auditSubjectOf({
  side,
  entityId,
}: Pick<Party, 'side' | 'entityId'>): FastifyRequest['auditSubject'] {
  return { name: entityId, ...(side === 'idp' && { institution: entityId }) };
}
