import { type Static, Type } from 'typebox';
import {
  RemoteFailure,
  entityTypeIn,
  isKeyOf,
  numberOf,
  type BriefTicket,
  type CallParts,
  type RemoteTicket,
  type Versioned,
  typeNamed,
} from '../../modules/tickets/remote.module';
import type { TicketStatus } from '../../../src/contracts/wire/enumerations';
import type { RtFields, RtMapping } from './rtMapping';
import { Id, type QueueId } from './rtQueue';
import { firstTexts } from './texts';

export interface TicketParts extends CallParts {
  readonly mapping: RtMapping;
  /** Returns the ID of the queue. Throws RemoteFailure. */
  readonly queueId: QueueId;
}

const CustomFields = Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.Unknown()) }));

/** A ticket as one read or a search returns it. */
export const RtTicket = Type.Object({
  id: Id,
  Status: Type.String(),
  Created: Type.String(),
  LastUpdated: Type.String(),
  CustomFields: Type.Optional(CustomFields),
});
export type RtTicket = Static<typeof RtTicket>;

const WholeTicket = Type.Object({
  ...RtTicket.properties,
  Type: Type.String(),
  Queue: Type.Object({ id: Id }),
});

/** Returns a ticket; undefined: its type is not mapped. Throws RemoteFailure for an invalid time. */
export function ticketOf(ticket: RtTicket, mapping: RtMapping): BriefTicket | undefined {
  const text = (field: keyof RtFields) => textIn(ticket, mapping.fields[field]);
  const type = typeNamed(text('type'), mapping.types);
  if (type === undefined) return undefined;
  const key = keyOf(ticket, mapping);
  const { resolution, rejected } = mapping.statuses[ticket.Status] ?? {};
  return {
    key,
    type,
    status: statusOf(ticket.Status, mapping),
    resolution: resolution ?? null,
    rejected: rejected ?? false,
    institution_entity_id: text('institution'),
    service_entity_id: text('service') || null,
    service_type: entityTypeIn(text('serviceType')),
    user_name: text('userName'),
    user_email: text('userEmail') || null,
    email_to: text('emailTo'),
    personal_message: text('personalMessage'),
    requested_at: timeOf(ticket.Created),
    updated_at: timeOf(ticket.LastUpdated),
    requestId: text('requestId') || null,
  };
}

export function keyOf({ id }: Pick<RtTicket, 'id'>, { key }: RtMapping): string {
  return `${key}-${id}`;
}

/** Returns the status of a ticket; a newer one that the mapping lacks counts as open. */
export function statusOf(name: string, { statuses }: RtMapping): TicketStatus {
  return statuses[name]?.status ?? 'Open';
}

function textIn({ CustomFields: fields = [] }: RtTicket, name: string): string {
  const value = fields.find((field) => field.name === name)?.values[0];
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n').trim() : '';
}

/** Reads a time such as `2026-03-01T09:48:21Z`. Throws RemoteFailure. */
export function timeOf(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new RemoteFailure('refused', `"${text}" is not a time`);
  return time;
}

export function ticketPath(key: string): string {
  return `ticket/${numberOf(key)}`;
}

/**
 * Reads a ticket without its text, with its version; undefined: the queue has none with this key. Throws RemoteFailure.
 */
async function findVersion(
  { client, mapping, queueId }: TicketParts,
  key: string,
  signal: AbortSignal,
): Promise<Versioned<RtTicket> | undefined> {
  if (!isKeyOf(key, mapping.key)) return undefined;
  const queue = await queueId(client, signal);
  try {
    const { value, version } = await client.readVersion(ticketPath(key), WholeTicket, signal);
    if (value.Type !== 'ticket' || value.Status === 'deleted') return undefined;
    return Number(value.Queue.id) === queue ? { value, version } : undefined;
  } catch (error) {
    // A ticket of a queue that we may not see is not one of ours.
    if (error instanceof RemoteFailure && (error.status === 404 || error.status === 403)) return undefined;
    throw error;
  }
}

/** Finds a ticket; undefined: the queue has none with this key, or its type is not mapped. Throws RemoteFailure. */
export async function findTicket(
  parts: TicketParts,
  key: string,
  signal: AbortSignal,
): Promise<RemoteTicket | undefined> {
  const found = await findVersion(parts, key, signal);
  const ticket = found && ticketOf(found.value, parts.mapping);
  return ticket && (await withTexts(parts, [ticket], signal))[0];
}

/** An existing ticket that can be written. */
export interface Writable {
  readonly ticket: BriefTicket;
  /** Its status, by the server's name. */
  readonly status: string;
  readonly version: string | undefined;
}

/** Reads a ticket without its text, to write it. Throws RemoteFailure. */
export async function readTicket(parts: TicketParts, key: string, signal: AbortSignal): Promise<Writable> {
  const found = await findVersion(parts, key, signal);
  const ticket = found && ticketOf(found.value, parts.mapping);
  if (!ticket) throw new RemoteFailure('refused', `${key} is not a ticket of the queue`);
  return { ticket, status: found.value.Status, version: found.version };
}

/** Reads the first texts of tickets. Throws RemoteFailure. */
export async function withTexts(
  { client }: TicketParts,
  tickets: readonly BriefTicket[],
  signal: AbortSignal,
): Promise<RemoteTicket[]> {
  const numbers = tickets.map(({ key }) => numberOf(key));
  const texts = await firstTexts(client, numbers, signal);
  return tickets.map((ticket) => ({ ...ticket, body: texts.get(numberOf(ticket.key)) ?? '' }));
}
