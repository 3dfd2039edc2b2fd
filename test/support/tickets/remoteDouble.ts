import type { RemoteTicket, RemoteTickets } from '../../../server/modules/tickets/remote/remoteTickets';
import type { RemoteStep } from '../../../server/modules/tickets/outbox/task';
import { TicketSystemUnavailable } from '../../../server/modules/tickets/ticketSystem';
import type { NewTicket } from '../../../server/modules/tickets/newTicket';

/**
 * The reaction of the other system to a write: `fine` does it, `down` and `refusing` refuse it, `answerLost`
 * does it and loses the answer, `requestLost` never gets it.
 */
export type Weather = 'fine' | 'down' | 'refusing' | 'answerLost' | 'requestLost';

export interface RemoteDouble extends RemoteTickets {
  weather: Weather;
  /** Milliseconds for which a search does not find new tickets. */
  lagMs: number;
  /** Called at the beginning and at the end of every call. */
  at: (point: string) => Promise<void>;
  readonly tickets: RemoteTicket[];
  /** Writes that arrived, such as `create` and `settled CXT-1`. */
  readonly written: string[];
}

const AFTER: Readonly<Record<RemoteStep, Pick<RemoteTicket, 'status' | 'resolution' | 'rejected'>>> = {
  accepted: { status: 'In Progress', resolution: null, rejected: false },
  settled: { status: 'Resolved', resolution: 'done', rejected: false },
  denied: { status: 'Resolved', resolution: 'cancelled', rejected: true },
  withdrawn: { status: 'Closed', resolution: 'cancelled', rejected: false },
};

/** Returns the ticket that the other system makes of a request. */
function made(ticket: NewTicket, number: number, requestId: string | null, now: Date): RemoteTicket {
  return {
    key: `CXT-${number}`,
    type: ticket.type,
    status: ticket.type.endsWith('INVITE') ? 'Waiting for customer' : 'Open',
    resolution: null,
    rejected: false,
    institution_entity_id: ticket.institution,
    service_entity_id: ticket.service?.entityId ?? null,
    service_type: ticket.service?.type ?? null,
    user_name: ticket.userName,
    user_email: ticket.userEmail,
    email_to: ticket.emailTo ?? '',
    body: ticket.body,
    personal_message: ticket.personalMessage ?? '',
    requested_at: now,
    updated_at: now,
    requestId,
  };
}

/** Makes another ticket system, in memory. */
export function remoteDouble(now: () => Date): RemoteDouble {
  const tickets: RemoteTicket[] = [];
  const written: string[] = [];

  async function call<T>(name: string, work: () => T, isWrite = false): Promise<T> {
    await double.at(`before ${name}`);
    const { weather } = double;
    if (weather === 'down' || (isWrite && weather === 'refusing')) {
      throw new TicketSystemUnavailable('refused');
    }
    if (isWrite && weather === 'requestLost') throw new TicketSystemUnavailable('unknown');
    const done = work();
    await double.at(`after ${name}`);
    if (isWrite && weather === 'answerLost') throw new TicketSystemUnavailable('unknown');
    return done;
  }

  function change(key: string, members: Partial<RemoteTicket>): RemoteTicket {
    const place = tickets.findIndex((ticket) => ticket.key === key);
    const found = tickets[place];
    if (!found) throw new TicketSystemUnavailable('refused');
    return (tickets[place] = { ...found, ...members, updated_at: now() });
  }

  const indexed = () =>
    tickets.filter(({ requested_at: made }) => made.getTime() <= now().getTime() - double.lagMs);

  const double: RemoteDouble = {
    weather: 'fine',
    lagMs: 0,
    at: async () => undefined,
    tickets,
    written,
    faults: async () => [],
    isDown: () => double.weather === 'down',
    search: (institution, { spEntityId, statuses, types }) =>
      call('search', () => {
        const found = indexed().filter(
          (ticket) =>
            (institution === undefined || ticket.institution_entity_id === institution) &&
            (spEntityId === undefined || ticket.service_entity_id === spEntityId) &&
            (statuses === undefined || statuses.includes(ticket.status)) &&
            (types === undefined || types.includes(ticket.type)),
        );
        return { tickets: found, total: found.length };
      }),
    history: () => call('history', () => []),
    find: (key) => call('find', () => tickets.find((ticket) => ticket.key === key)),
    findByRequest: (id) => call('findByRequest', () => indexed().find(({ requestId }) => requestId === id)),
    create: (ticket, requestId) =>
      call(
        'create',
        () => {
          const created = made(ticket, tickets.length + 1, requestId, now());
          tickets.push(created);
          written.push('create');
          return created;
        },
        true,
      ),
    take: (key, step) =>
      call(
        'take',
        () => {
          written.push(`${step} ${key}`);
          return change(key, AFTER[step]);
        },
        true,
      ),
    remind: (key, { message, emailTo }) =>
      call(
        'remind',
        () => {
          written.push(`reminded ${key}`);
          return change(key, { personal_message: message, email_to: emailTo });
        },
        true,
      ),
  };
  return double;
}
