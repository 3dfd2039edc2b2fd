import type { TicketType } from '../../../src/contracts/wire/enumerations';
import type { Tx } from '../../platform/storage/database';
import type { StoredTicket } from './storedTicket';
import type { TicketRef } from './ticketSystem';

/**
 * Reads a ticket of one of these types and locks it until the transaction ends; returns undefined if the institution
 * has none.
 */
export function lockTicket(
  tx: Tx,
  { institution, key }: TicketRef,
  types: readonly TicketType[],
): Promise<StoredTicket | undefined> {
  return tx
    .selectFrom('ticket')
    .selectAll()
    .where('key', '=', key)
    .where('institution_entity_id', '=', institution)
    .where('type', 'in', types)
    .forUpdate()
    .executeTakeFirst();
}
