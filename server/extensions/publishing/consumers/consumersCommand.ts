import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { type Actor, operator, recordAudit } from '../../../platform/audit/audit.module';
import { Refusal } from '../../../platform/control/refusal';
import type { Handler } from '../../../platform/control/serve';
import type { Dependencies } from '../../../platform/dependencies';
import type { Tx } from '../../../platform/storage/database';
import { hashOf, newToken, tokenText } from './token';

const Name = Type.String({ pattern: '^[^\\p{Cc}]{1,100}$' });
const Reads = Type.Union([
  Type.Object({ reads: Type.Literal('everything') }),
  Type.Object({ reads: Type.Enum(['institution', 'service']), entityId: Type.String({ minLength: 1 }) }),
]);

/** Commands of an operator about the programs that read published data. */
export const ConsumersCommand = Type.Union([
  Type.Object({ action: Type.Literal('list') }),
  Type.Object({ action: Type.Literal('add'), name: Name, may: Reads }),
  Type.Object({ action: Type.Literal('revoke'), name: Name }),
]);
export type ConsumersCommand = Static<typeof ConsumersCommand>;

export interface ConsumerLine {
  readonly name: string;
  readonly reads: string;
  readonly entityId: string;
  /** ISO 8601; empty: never. */
  readonly created: string;
  readonly lastUsed: string;
  readonly revoked: string;
}

/** The token is only shown in this answer. */
export type ConsumersResult =
  { readonly consumers: readonly ConsumerLine[] } | { readonly token: string } | { readonly revoked: string };

/** Makes the handler of `consumers`: it takes a ConsumersCommand and returns a ConsumersResult. It throws Refusal. */
export function consumersHandler({ database, now }: Pick<Dependencies, 'database' | 'now'>): Handler {
  return async (request, _report, by): Promise<ConsumersResult> => {
    const actor = operator(by);
    if (!Value.Check(ConsumersCommand, request))
      throw new Refusal('The server did not understand the command.');
    if (request.action === 'add')
      return { token: await database.transaction((tx) => add(tx, request, actor, now())) };
    if (request.action === 'list') return { consumers: await list(database) };
    await database.transaction((tx) => revoke(tx, request.name, actor, now()));
    return { revoked: request.name };
  };
}

async function add(
  tx: Tx,
  { name, may }: Extract<ConsumersCommand, { action: 'add' }>,
  actor: Actor,
  at: Date,
): Promise<string> {
  const entityId = may.reads === 'everything' ? null : may.entityId;
  if (entityId !== null)
    await assertKnown(tx, may.reads === 'institution' ? 'institution' : 'service', entityId);
  const token = newToken();
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('consumer')
    .values({
      id: token.id,
      name,
      secret_hash: hashOf(token),
      reads: may.reads,
      entity_id: entityId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  if (added !== 1n)
    throw new Refusal(`There is a consumer ${name} already, or there was one; choose another name.`);
  const institution = may.reads === 'institution' ? may.entityId : undefined;
  const object = { id: name };
  await recordAudit(tx, { kind: 'consumer.added', actor, institution, object, after: may }, at);
  return tokenText(token);
}

async function assertKnown(tx: Tx, table: 'institution' | 'service', entityId: string): Promise<void> {
  const known = await tx.selectFrom(table).select('eid').where('entity_id', '=', entityId).executeTakeFirst();
  if (!known) throw new Refusal(`The federation has no ${table} ${entityId}.`);
}

async function list({ read }: Dependencies['database']): Promise<ConsumerLine[]> {
  const rows = await read.selectFrom('consumer').selectAll().orderBy('name').execute();
  const moment = (at: Date | null) => at?.toISOString() ?? '';
  return rows.map((row) => ({
    name: row.name,
    reads: row.reads,
    entityId: row.entity_id ?? '',
    created: moment(row.created_at),
    lastUsed: moment(row.last_used_at),
    revoked: moment(row.revoked_at),
  }));
}

async function revoke(tx: Tx, name: string, actor: Actor, at: Date): Promise<void> {
  const revoked = await tx
    .updateTable('consumer')
    .set({ revoked_at: at })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning(['reads', 'entity_id'])
    .executeTakeFirst();
  if (!revoked) throw new Refusal(`No consumer ${name} has a token that holds.`);
  const institution = revoked.reads === 'institution' ? (revoked.entity_id ?? undefined) : undefined;
  await recordAudit(tx, { kind: 'consumer.revoked', actor, institution, object: { id: name } }, at);
}
