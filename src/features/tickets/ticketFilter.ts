import type { Ticket } from '../../contracts/domain/ticket';
import type { TicketType } from '../../contracts/wire/enumerations';
import { normalise } from '../../lib/normalise';

export const ticketTypes = [
  'LINKREQUEST',
  'UNLINKREQUEST',
  'CHANGE',
  'LINKINVITE',
  'UNLINKINVITE',
] as const satisfies readonly TicketType[];

export interface TicketQuestion {
  /** Absent: every type. */
  readonly type: TicketType | undefined;
  readonly search: string;
}

/** All words of the search stand somewhere in what a card shows; accents and case do not count. */
export function asked(tickets: readonly Ticket[], { type, search }: TicketQuestion): readonly Ticket[] {
  const words = normalise(search).split(/\s+/).filter(Boolean);
  if (!type && words.length === 0) return tickets;
  return tickets.filter((ticket) => {
    if (type && ticket.type !== type) return false;
    const { key, serviceName = '', serviceEntityId, institutionName, userName, message } = ticket;
    const text = normalise(
      [key, serviceName, serviceEntityId, institutionName, userName, message].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
}
