import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemName } from '../../../src/contracts/wire/common';
import { count } from '../telemetry/meters';
import { DatabaseBusy, DatabaseUnavailable } from '../storage/unavailable';
import { isUnreadForm } from './bodies';
import { ProblemError, sendProblem } from './problems';
import { isApiCall } from './route';

const RETRY_SECONDS = 5;

const BY_STATUS: Readonly<Record<number, ProblemName>> = {
  404: 'not-found',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

/** Converts any error of a route, a hook or the framework into a problem. */
function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof DatabaseBusy) {
    count('limitRefusals', { limit: 'waiting' });
    return new ProblemError('too-many-requests', { title: 'Too many requests wait' });
  }
  if (error instanceof DatabaseUnavailable) return new ProblemError('unavailable');
  if (!(error instanceof Error)) return new ProblemError('internal');
  const { statusCode = 500, validation } = error as Partial<FastifyError>;
  if (validation) return new ProblemError('validation', { detail: error.message });
  if (statusCode >= 500) return new ProblemError('internal');
  return new ProblemError(BY_STATUS[statusCode] ?? 'bad-request', { detail: error.message });
}

/** Problems for denied access. They are logged with the person who tried (ASVS 16.3.2). */
const DENIALS: readonly ProblemName[] = [
  'forbidden',
  'unknown-account',
  'foreign-origin',
  'insufficient-user-authentication',
  'institution-not-allowed',
  'not-own-request',
  'too-many-requests',
];

/** Corrects the form parser, which reports a malformed form as a server error. */
function problemIn(request: FastifyRequest, error: unknown): ProblemError {
  const problem = problemOf(error);
  if (problem.problem !== 'internal' || !isUnreadForm(request)) return problem;
  return new ProblemError('bad-request', { detail: 'body is not a form that can be read' });
}

/** Returns true if a browser navigates, as opposed to a call from one of our pages. */
function isNavigation(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' && !isApiCall(request) && (request.headers.accept ?? '').includes('text/html')
  );
}

/** Logs an error as far as necessary, and returns its problem. */
function report(error: unknown, request: FastifyRequest): ProblemError {
  const problem = problemIn(request, error);
  if (DENIALS.includes(problem.problem)) {
    request.log.info({ person: request.pseudonym ?? null, problem: problem.problem }, 'refused');
  }
  if (problem.problem === 'internal') request.log.error({ err: error }, 'unexpected error');
  if (problem.problem === 'unavailable') request.log.error({ err: error }, 'the database does not answer');
  return problem;
}

function respond(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const mayRetry = problem.problem === 'unavailable' || problem.problem === 'too-many-requests';
  if (mayRetry && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  return sendProblem(request, reply, problem);
}

type Handler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Error pages for people who navigate. */
export interface ErrorPages {
  /** Reports that the data cannot be read now, and after how many seconds to try again. */
  readonly unavailable: (
    request: FastifyRequest,
    reply: FastifyReply,
    seconds: number,
    status: number,
  ) => FastifyReply;
  readonly broken: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  readonly noPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/**
 * Answers errors: calls with a problem; people who navigate with a page if the server failed or the address is wrong.
 */
export function errorHandler({ unavailable, broken, noPage }: ErrorPages): Handler {
  return (error, request, reply) => {
    const problem = report(error, request);
    const { statusCode: status } = problem;
    if (!isNavigation(request)) return respond(problem, request, reply);
    if (problem.problem === 'unavailable' || error instanceof DatabaseBusy)
      return unavailable(request, reply, RETRY_SECONDS, status);
    if (status >= 500) return broken(request, reply);
    return status === 400 ? noPage(request, reply) : respond(problem, request, reply);
  };
}
