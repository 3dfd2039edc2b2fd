import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemName } from '../../src/contracts/wire/common';
import { personKey } from '../identity/session.store';
import {
  AlreadyAnswered,
  AlreadyReminded,
  AlreadyRequested,
  TicketSystemUnavailable,
  TooLateToWithdraw,
} from '../tickets/ticketSystem';
import { isUnreadForm } from './bodies';
import { ProblemError, sendProblem } from './problems';

const BY_STATUS: Readonly<Record<number, ProblemName>> = {
  404: 'not-found',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

/** Every error that leaves a route, a hook or the framework becomes a problem. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof TicketSystemUnavailable) {
    return new ProblemError('ticket-system-unavailable', { delivery: error.delivery });
  }
  if (error instanceof AlreadyRequested) return new ProblemError('already-requested', { jiraKey: error.key });
  if (error instanceof AlreadyAnswered) return new ProblemError('already-answered', { jiraKey: error.key });
  if (error instanceof AlreadyReminded) return new ProblemError('already-sent', { jiraKey: error.key });
  if (error instanceof TooLateToWithdraw) {
    return new ProblemError('already-settled', { jiraKey: error.key, ticketStatus: error.status });
  }
  if (!(error instanceof Error)) return new ProblemError('internal');
  const { statusCode = 500, validation } = error as Partial<FastifyError>;
  if (validation) return new ProblemError('validation', { detail: error.message });
  if (statusCode >= 500) return new ProblemError('internal');
  return new ProblemError(BY_STATUS[statusCode] ?? 'bad-request', { detail: error.message });
}

/** What somebody may not do, as opposed to what they did wrongly; an operator can tell who tried (ASVS 16.3.2). */
const DENIALS: readonly ProblemName[] = [
  'forbidden',
  'foreign-origin',
  'insufficient-user-authentication',
  'institution-not-allowed',
  'not-own-request',
  'too-many-requests',
];

/** The parser of forms tells what is wrong with one as if it were its own fault. */
function problemIn(request: FastifyRequest, error: unknown): ProblemError {
  const problem = problemOf(error);
  if (problem.problem !== 'internal' || !isUnreadForm(request)) return problem;
  return new ProblemError('bad-request', { detail: 'body is not a form that can be read' });
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemIn(request, error);
  if (DENIALS.includes(problem.problem)) {
    const { principal } = request;
    request.log.info({ person: principal && personKey(principal), problem: problem.problem }, 'refused');
  }
  if (problem.problem === 'internal') request.log.error({ err: error }, 'unexpected error');
  return sendProblem(request, reply, problem);
}

export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
}
