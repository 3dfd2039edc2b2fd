import { servicesApi } from '../../api/services.api';
import { ticketsApi } from '../../api/tickets.api';
import type { AddressOf } from '../../contracts/domain/dialogAddress';
import type { Failure, FailureKind } from '../../contracts/domain/failure';
import type { Person } from '../../contracts/domain/person/person';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { fewAtOnce } from '../../lib/fewAtOnce';
import { draftOf } from '../../machines/answerInvitations/answerInvitations.draft';
import { answerInvitationsMachine } from '../../machines/answerInvitations/answerInvitations.machine';
import type { AnswerInvitationsInput } from '../../machines/answerInvitations/answerInvitations.subject';
import type {
  FoundTicket,
  FoundTickets,
  TicketsQuery,
} from '../../machines/answerInvitations/answerInvitations.subject';
import { failureOf } from '../../machines/kit/failures';
import type { Port } from '../../machines/kit/port';
import { isTicketSystemDown } from '../../store/actors/loadPerson';
import { callPort, type Running } from '../../store/actors/callPort';
import type { AppStore } from '../../store/makeStore';
import { connectionSubject, institutionOf, loadPoliciesPort } from '../connection/connection.ports';
import { definePorts } from '../ports/definePorts';
import type { DialogNeeds } from '../ports/dialogNeeds';
import { fileTicketPort } from '../ports/fileTicket';
import { requestActors } from '../ports/requestActors';

const uncached = { subscribe: false, forceRefetch: true };

/** Tickets that are looked up at the same time. */
const most = 4;

/** Failures that every other look-up would have as well. */
const everywhere: readonly FailureKind[] = [
  'offline',
  'timeout',
  'sessionExpired',
  'ticketSystemUnreachable',
];

/**
 * Port `loadInvitations` of `answerInvitations`: the current tickets of the institution acted for. One call
 * brings the open ones; the others are looked up one by one, to learn who has answered them. If services are
 * to be connected, the terms of each are looked up. A failed look-up does not stop the others.
 */
function loadInvitationsPort(store: AppStore, person: Person): Port<TicketsQuery, FoundTickets> {
  return callPort(({ keys, answer, fresh }) => {
    const { ask, abort } = abortable();
    const unwrap = async (): Promise<FoundTickets> => {
      const down = await isTicketSystemDown(store, person, fresh);
      if (down) throw { kind: 'ticketSystemUnreachable', delivery: 'refused' } satisfies Failure;
      const tickets = await ask(() =>
        store.dispatch(ticketsApi.endpoints.awaitingInvitations.initiate(undefined, uncached)),
      );
      const failures: Failure[] = [];
      const tolerant = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
        work.catch((error: unknown) => {
          const failure = failureOf(error);
          if (everywhere.includes(failure.kind)) throw failure;
          failures.push(failure);
          return undefined;
        });
      const find = async (key: string): Promise<FoundTickets[number]> => {
        const ticket =
          tickets.find((one) => one.key === key) ??
          (await tolerant(
            ask(() => store.dispatch(ticketsApi.endpoints.findTicket.initiate(key, uncached))),
          ));
        if (ticket === undefined) return { key, ticket: null, unread: true };
        // A super user finds the tickets of every institution by their keys.
        if (!ticket || ticket.institutionEntityId !== person.institution?.entityId)
          return { key, ticket: null };
        if (answer !== 'accept' || ticket.type !== 'LINKINVITE') return { key, ticket: foundTicket(ticket) };
        const connection = await tolerant(connectionOf(ask, { store, person, ticket }));
        return {
          key,
          ticket: { ...foundTicket(ticket), ...connection },
          ...(!connection && { unread: true }),
        };
      };
      const found = await fewAtOnce(keys, most, find);
      const [failure] = failures;
      if (failure && failures.length === keys.length) throw failure;
      return found;
    };
    return { abort, unwrap };
  });
}

type Ask = <Output>(call: () => Running<Output>) => Promise<Output>;

/** Returns a function that makes calls, and one that ends the running calls and prevents new ones. */
function abortable(): { readonly ask: Ask; readonly abort: () => void } {
  const running = new Set<Running<unknown>>();
  let aborted = false;
  const ask: Ask = async (call) => {
    if (aborted) throw { kind: 'offline' } satisfies Failure;
    const made = call();
    running.add(made);
    try {
      return await made.unwrap();
    } finally {
      running.delete(made);
    }
  };
  const abort = () => {
    aborted = true;
    running.forEach((call) => call.abort());
  };
  return { ask, abort };
}

function foundTicket({ events = [], ...ticket }: Ticket): FoundTicket {
  const { key, type, status, message, requestedAt, serviceEntityId, serviceType } = ticket;
  const answer = events.findLast(
    ({ event }) => event === 'invitation.accepted' || event === 'invitation.denied',
  );
  return {
    key,
    type,
    status,
    message,
    requestedAt,
    serviceEntityId,
    serviceType,
    name: ticket.serviceName || serviceEntityId || key,
    ...(answer && { answeredBy: answer.actor }),
  };
}

interface Asked {
  readonly store: AppStore;
  readonly person: Person;
  readonly ticket: Ticket;
}

/** Looks up the service that would be connected; nothing if it is no longer offered. */
async function connectionOf(
  ask: Ask,
  { store, person, ticket }: Asked,
): Promise<Pick<FoundTicket, 'service' | 'subject'>> {
  if (ticket.serviceId === undefined) return {};
  const service = { id: ticket.serviceId, type: ticket.serviceType };
  try {
    const detail = await ask(() =>
      store.dispatch(servicesApi.endpoints.getService.initiate(service, uncached)),
    );
    const known = { service: detail, ticket, ticketSystemDown: false };
    return { service, subject: connectionSubject(known, person) };
  } catch (error) {
    if (failureOf(error).kind === 'notFound') return {};
    throw error;
  }
}

export const answerInvitationsPorts = definePorts({ machine: answerInvitationsMachine, draftOf, start });

function start(needs: DialogNeeds<AddressOf<'acceptAll' | 'denyAll'>>) {
  const { store, person, address, requestId } = needs;
  const input: Omit<AnswerInvitationsInput, 'draft'> = {
    answer: address.dialog === 'denyAll' ? 'deny' : 'accept',
    tickets: address.tickets,
    person: { admin: person.roles.admin, level: person.level },
    institution: institutionOf(person.institution),
    requestId,
    stepUpOffered: person.installation.stepUpEnabled,
  };
  const { stepUp, ticketSystemDown } = requestActors(needs);
  const actors = {
    loadInvitations: loadInvitationsPort(store, person),
    loadPolicies: loadPoliciesPort(store),
    fileTicket: fileTicketPort(needs),
    ticketSystemDown,
    stepUp,
  };
  return { actors, input };
}
