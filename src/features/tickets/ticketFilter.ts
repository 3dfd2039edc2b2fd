import type { Ticket } from '../../contracts/domain/tickets/ticket';
import type { TicketType } from '../../contracts/wire/enumerations';
import { normalise } from '../../lib/normalise';

interface TicketQuestion {
  /** Absent for every type. */
  readonly type: TicketType | undefined;
  readonly search: string;
}

/** Returns the tickets in whose visible words all words of the search occur; accents and case do not count. */
export function matchingTickets(
  tickets: readonly Ticket[],
  { type, search }: TicketQuestion,
): readonly Ticket[] {
  const terms = normalise(search).split(/\s+/).filter(Boolean);
  if (!type && terms.length === 0) return tickets;
  return tickets.filter((ticket) => {
    if (type && ticket.type !== type) return false;
    const { key, serviceName = '', serviceEntityId, institutionName, userName, message } = ticket;
    const text = normalise(
      [key, serviceName, serviceEntityId, institutionName, userName, message].join('\n'),
    );
    return terms.every((word) => text.includes(word));
  });
}
