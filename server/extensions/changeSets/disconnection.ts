import type { Obstacle } from '../../../src/extensions/changeSets/contract/changeSet.wire';
import type { EntityType } from '../../../src/contracts/wire/enumerations';
import type { Tx } from '../../platform/storage/database';
import { recordAudit } from '../../platform/audit/audit.module';
import { institutionName } from '../../modules/federation/federation.module';
import type { Requester } from '../../modules/identity/identity.module';
import { judgeFor, type CheckContext } from './judge';
import { addLines, removeLines } from './lines';

/** Outcome of a line: its ID if it is new; neither member if an equal line was already in the set. */
export interface AddedLine {
  readonly line?: number;
  readonly obstacle?: Obstacle | undefined;
}

interface Connected {
  readonly service: string;
  readonly serviceType: EntityType;
}

/** Adds the end of a connection to the set of the institution; a person has to send it. */
export async function addDisconnection(
  context: CheckContext,
  tx: Tx,
  requester: Requester,
  service: Connected,
  now: Date,
): Promise<AddedLine> {
  const requested = { kind: 'disconnect', ...service } as const;
  if (await lineOf(context, tx, service)) return {};
  const { refused } = await addLines(context, tx, requester, [requested], now);
  const [reason] = refused;
  if (reason) return { obstacle: reason.obstacle };
  await record(context, tx, requester, { after: { added: [requested] } }, now);
  const added = await lineOf(context, tx, service);
  return added ? { line: added.id } : {};
}

/**
 * Returns the progress of a disconnection, which conflicts with keeping the connection: it is in the set, sent or
 * requested, or the federation invites to it.
 */
export async function disconnectionUnderWay(
  context: CheckContext,
  tx: Tx,
  service: Connected,
): Promise<Obstacle | undefined> {
  if (await lineOf(context, tx, service)) return 'gathered';
  const requested = { kind: 'disconnect', ...service } as const;
  const { obstacle } = (await judgeFor(context, tx, [requested]))(requested);
  return obstacle === 'sent' || obstacle === 'requested' || obstacle === 'invited' ? obstacle : undefined;
}

function lineOf({ institution }: CheckContext, tx: Tx, { service, serviceType }: Connected) {
  return tx
    .selectFrom('change_set_line')
    .select('id')
    .where('institution_entity_id', '=', institution.entity_id)
    .where('service_entity_id', '=', service)
    .where('service_type', '=', serviceType)
    .where('kind', '=', 'disconnect')
    .executeTakeFirst();
}

/** Removes such a line; one that is gone or was replaced is not an error. */
export async function dropDisconnection(
  context: CheckContext,
  tx: Tx,
  requester: Requester,
  line: number,
  now: Date,
): Promise<void> {
  const removed = await removeLines(tx, context.institution.entity_id, [line]);
  if (removed.length > 0) await record(context, tx, requester, { before: { removed } }, now);
}

async function record(
  { institution }: CheckContext,
  tx: Tx,
  { actor }: Requester,
  change: { readonly before?: object; readonly after?: object },
  now: Date,
): Promise<void> {
  const { entity_id: id } = institution;
  const object = { id, name: institutionName(institution, 'en') };
  await recordAudit(tx, { kind: 'changes.gathered', actor, institution: id, object, ...change }, now);
}
