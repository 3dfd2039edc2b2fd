import { sql } from 'kysely';
import type { DeskHoldRequest, DeskStepRequest, HoldingAction } from '../../../src/contracts/wire/desk';
import type { TicketStatus } from '../../../src/contracts/wire/enumerations';
import { type Actor, recordAudit } from '../../platform/audit/audit.module';
import type { Tx } from '../../platform/storage/database';
import { UnknownTicket } from '../../modules/desk/desk.module';
import type { StoredTicket } from '../../modules/tickets/tickets.module';

/** The person who has a ticket. `person` is their issuer and subject, as sessions hold them; null: not known. */
export interface Holder {
  readonly name: string;
  readonly person: string | null;
}

const events: Readonly<Record<HoldingAction, string>> = {
  assign: 'ticket.assigned',
  takeOver: 'ticket.assigned',
  giveBack: 'ticket.givenBack',
};

interface Holding {
  readonly tx: Tx;
  readonly key: string;
  readonly action: HoldingAction;
  readonly actor: Actor;
  readonly reader: string | undefined;
  readonly now: Date;
}

/** Thrown if who has the ticket does not allow the action: it is free, or another person has it. */
export class NotTheirs extends Error {}

/** Selects the holder of a ticket, which its history knows; null: it is free. */
export const holderNow = sql<Holder | null>`(
  select case event when ${events.assign} then jsonb_build_object('name', actor, 'person', person) end
  from ticket_event where ticket_key = ticket.key and event in (${events.assign}, ${events.giveBack})
  order by id desc limit 1)`;

/** Returns what a person at the desk can do about who has the ticket. */
export function holdingActions(
  { open, holder }: Pick<StoredTicket, 'open'> & { readonly holder: Holder | null },
  reader: string | undefined,
): HoldingAction[] {
  if (!open || reader === undefined) return [];
  if (!holder) return ['assign'];
  return [holder.person === reader ? 'giveBack' : 'takeOver'];
}

export function isHolding(request: DeskStepRequest | DeskHoldRequest): request is DeskHoldRequest {
  return Object.hasOwn(events, request.action);
}

/**
 * Assigns the ticket to the person, or gives it back; its status stays. `check` runs while the ticket is locked, and may
 * refuse by throwing. Throws UnknownTicket and NotTheirs.
 */
export async function changeHolder(holding: Holding, check: () => Promise<void>): Promise<void> {
  const { tx, key, action, actor, reader, now } = holding;
  const one = tx.selectFrom('ticket').where('key', '=', key);
  // The holder is read once the ticket is locked, since the lock may have waited for another change of the holder.
  if (!(await one.select('key').forUpdate().executeTakeFirst())) throw new UnknownTicket(key);
  const ticket = await one.selectAll().select(holderNow.as('holder')).executeTakeFirstOrThrow();
  await check();
  if (!holdingActions(ticket, reader).includes(action)) throw new NotTheirs(key);
  await writeHolder(holding, ticket.status);
  await recordAudit(
    tx,
    {
      kind: 'ticket.stepped',
      actor,
      institution: ticket.institution_entity_id,
      object: { id: key },
      before: { holder: ticket.holder?.name },
      after: { step: action, ...(action !== 'giveBack' && { holder: actor.name }) },
    },
    now,
  );
}

/** Adds the change to the history of a ticket that is locked. The trail has it from the act that it is part of. */
export async function writeHolder(
  { tx, key, action, actor, reader, now }: Holding,
  status: TicketStatus,
): Promise<void> {
  const by = { actor: actor.name, person: reader ?? null };
  await tx
    .insertInto('ticket_event')
    .values({ ticket_key: key, at: now, event: events[action], status, comment: '', ...by })
    .execute();
}
