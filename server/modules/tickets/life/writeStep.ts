import { recordEvent } from '../../../platform/events/recordEvent';
import type { Tx } from '../../../platform/storage/database';
import type { Change } from '../../changes/changes.module';
import type { TakenStep } from './ticketLife';
import type { StoredTicket } from '../storedTicket';
import { stepEvent } from '../ticketNews';

interface Taken {
  readonly actor: string;
  readonly comment: string;
  readonly at: Date;
}

/**
 * Writes the new state of a ticket, and adds the event to its history. `change` replaces the change that it carries.
 */
export async function writeStep(
  tx: Tx,
  key: string,
  { event, state }: TakenStep,
  { actor, comment, at }: Taken,
  change?: Change | null,
): Promise<StoredTicket> {
  const ticket = await tx
    .updateTable('ticket')
    .set({
      ...state,
      updated_at: at,
      ...(change !== undefined && { change: change && JSON.stringify(change) }),
    })
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ticket_event')
    .values({ ticket_key: key, at, event: event.type, status: state.status, actor, comment })
    .execute();
  await recordEvent(tx, stepEvent(ticket, event.type), at);
  return ticket;
}
