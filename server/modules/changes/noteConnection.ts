import type { Tx } from '../../platform/storage/database';
import type { Change } from './change';

/** Records when and by whom a connection was made or ended without the desk; `key` is empty if there is no ticket. */
export async function noteConnection(
  tx: Tx,
  change: Change,
  { key, person }: { readonly key: string; readonly person: string | undefined },
  at: Date,
): Promise<void> {
  if (change.kind !== 'connect' && change.kind !== 'disconnect') return;
  await tx
    .insertInto('connection_event')
    .values({
      institution_entity_id: change.institution,
      service_entity_id: change.service,
      kind: change.kind,
      ticket_key: key || null,
      person: person ?? null,
      at,
    })
    .execute();
}
