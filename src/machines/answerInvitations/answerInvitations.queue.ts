import type { Failure } from '../../contracts/domain/failure';
import type { TicketRequest } from '../../contracts/domain/tickets/ticketRequest';
import { keyed } from '../shared/request.parts';
import type { TicketRequestInput } from '../shared/ticketRequest.machine';
import type { AnswerInvitationsContext } from './answerInvitations.subject';
import type { Invitation, TicketsQuery } from './answerInvitations.subject';

interface Scope {
  readonly context: AnswerInvitationsContext;
}

type Progress = Pick<AnswerInvitationsContext, 'found' | 'answered' | 'refusals'>;

/** Returns the invitations that are still to be answered, in their order. */
export function waiting({ found, answered, refusals }: Progress): readonly Invitation[] {
  const over = new Set([...answered, ...refusals].map(({ key }) => key));
  return found?.invitations.filter(({ key }) => !over.has(key)) ?? [];
}

/** Some answers have been taken or refused. */
export function hasStarted({ answered, refusals }: Omit<Progress, 'found'>): boolean {
  return answered.length + refusals.length > 0;
}

/** Returns the keys of the tickets whose answer is not known. */
export function wanted({ context: { tickets, answered, refusals, answer, lookups } }: Scope): TicketsQuery {
  const over = [...answered, ...refusals].map(({ key }) => key);
  return { keys: tickets.filter((key) => !over.includes(key)), answer, fresh: lookups > 1 };
}

/** Returns the answer to the invitation whose turn it is. */
export function answerTry({ context }: Scope): TicketRequestInput {
  const { answer, draft, requestId } = context;
  const [next] = waiting(context);
  const about = {
    ticketKey: next?.key ?? '',
    invitation: next?.type ?? 'LINKINVITE',
    serviceEntityId: next?.serviceEntityId ?? '',
    comments: draft?.comments.trim() ?? '',
  } as const;
  const request: TicketRequest =
    answer === 'deny'
      ? { kind: 'deny', ...about }
      : { kind: 'accept', ...about, serviceType: next?.serviceType ?? 'saml20_sp', level: '' };
  return keyed(request, requestId);
}

/** A gateway, or a server that is going down or coming up: it would say the same of every invitation. */
const outages: readonly (number | undefined)[] = [502, 503, 504];

/**
 * Tells whether the server has refused this answer itself, which does not affect the others. A server may
 * refuse with a bare status (WIRE T8).
 */
export function isOfInvitation(failure: Failure): boolean {
  switch (failure.kind) {
    case 'collision':
    case 'notFound':
    case 'validation':
    case 'forbidden':
      return true;
    case 'unknown':
      return failure.status !== undefined && !outages.includes(failure.status);
    default:
      return false;
  }
}

/** Tells whether an answer may have arrived although nothing came back. */
export function mayHaveArrived(failure: Failure): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return true;
    case 'ticketSystemUnreachable':
      return failure.delivery === 'unknown';
    case 'unknown':
      return failure.status !== 503;
    default:
      return false;
  }
}
