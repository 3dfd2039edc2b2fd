import type { TicketFilter } from '../../../../../src/contracts/wire/ticket';
import { numberOf } from '../ticketKey';
import type { RemoteTicket } from '../remoteTickets';
import type { ServiceDirectory } from '../serviceDirectory';

/** Values for sorting; type and service only if it sorts by one of them. */
export type Listed = Pick<RemoteTicket, 'key' | 'status' | 'requested_at' | 'updated_at'> &
  Partial<Pick<RemoteTicket, 'type' | 'service_entity_id'>>;

type Order = (one: Listed, other: Listed) => number;

const { compare } = new Intl.Collator('en');

/** Sorts tickets in the requested order, newest first by default; equal ones by the number of their key. */
export async function inOrder(
  tickets: readonly Listed[],
  { sortBy = 'requestDate', sortAsc = false }: TicketFilter,
  services: ServiceDirectory,
): Promise<Listed[]> {
  const order = sortBy === 'spName' ? await byServiceName(tickets, services) : orders[sortBy];
  const sorted = [...tickets].sort((one, other) => order(one, other) || byNumber(one, other));
  return sortAsc ? sorted : sorted.reverse();
}

const orders: Record<Exclude<NonNullable<TicketFilter['sortBy']>, 'spName'>, Order> = {
  requestDate: (one, other) => one.requested_at.getTime() - other.requested_at.getTime(),
  updateDate: (one, other) => one.updated_at.getTime() - other.updated_at.getTime(),
  type: (one, other) => compare(one.type ?? '', other.type ?? ''),
  jiraKey: byNumber,
  status: (one, other) => compare(one.status, other.status),
};

function byNumber(one: Listed, other: Listed): number {
  return numberOf(one.key) - numberOf(other.key);
}

/** Sorts tickets by the name of their service; those without one are last, as at the local desk. */
async function byServiceName(tickets: readonly Listed[], services: ServiceDirectory): Promise<Order> {
  const ids = new Set(tickets.flatMap(({ service_entity_id: id }) => id ?? []));
  const names = await services.namesOf([...ids]);
  const nameOf = ({ service_entity_id: id = null }: Listed) =>
    id === null ? undefined : (names.get(id) ?? id).toLowerCase();
  return (one, other) => {
    const [name, otherName] = [nameOf(one), nameOf(other)];
    if (name === undefined || otherName === undefined) {
      return Number(name === undefined) - Number(otherName === undefined);
    }
    return compare(name, otherName);
  };
}
