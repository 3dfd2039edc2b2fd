import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_PREFIX, type Problem, type ProblemName } from '../../../src/contracts/wire/common';

/** Status and title of each problem. */
export const PROBLEMS: Readonly<Record<ProblemName, { readonly status: number; readonly title: string }>> = {
  'bad-request': { status: 400, title: 'The request cannot be understood' },
  validation: { status: 400, title: 'A value in the request is not allowed' },
  forbidden: { status: 403, title: 'Your role does not allow this' },
  'foreign-origin': { status: 403, title: 'Changes are accepted from the pages of this dashboard only' },
  'insufficient-user-authentication': {
    status: 403,
    title: 'This needs a login with a higher assurance level',
  },
  'institution-not-allowed': { status: 400, title: 'You cannot act for this institution' },
  'session-expired': { status: 403, title: 'The session has ended' },
  /** Answer to a program with a wrong account (RFC 7617). People with a session never get it. */
  'unknown-account': { status: 401, title: 'The account of this call is not known here' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'already-answered': { status: 409, title: 'The invitation has already been answered' },
  'already-sent': { status: 409, title: 'A reminder was sent a moment ago' },
  'already-settled': { status: 409, title: 'The request can no longer be withdrawn' },
  'not-own-request': { status: 403, title: 'Only the person who sent the request can withdraw it' },
  'name-taken': { status: 409, title: 'Another one has this name already' },
  'no-recipients': { status: 400, title: 'No recipient is known' },
  'already-requested': { status: 409, title: 'A ticket for this is already open' },
  'service-not-offered': { status: 403, title: 'The service is not offered to the institution' },
  'already-connected': { status: 409, title: 'The service is already connected' },
  'not-connected': { status: 409, title: 'The service is not connected' },
  'level-lowered': { status: 409, title: 'An assurance level that is set is never lowered' },
  'policy-unknown': { status: 400, title: 'The policy does not exist' },
  'policy-changed': { status: 409, title: 'Somebody has changed the policy in the meantime' },
  'change-set-changed': { status: 409, title: 'The changes are not as they were seen any more' },
  'changes-contradict': { status: 409, title: 'A service would be disconnected and changed by one request' },
  'security-rules-changed': { status: 409, title: 'Somebody has changed the rules in the meantime' },
  'wishes-changed': { status: 409, title: 'The wishes are not as they were seen any more' },
  'review-changed': { status: 409, title: 'The review is not as it was seen any more' },
  'step-impossible': { status: 409, title: 'The ticket does not allow this now' },
  'ticket-changed': { status: 409, title: 'The ticket has changed in the meantime' },
  'change-not-possible': { status: 409, title: 'The change cannot be made any more' },
  'idempotency-key-reused': { status: 422, title: 'The idempotency key belongs to another request' },
  'too-many-requests': { status: 429, title: 'Too many changes in a short time' },
  'body-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'The content type is not supported' },
  unavailable: { status: 503, title: 'The server cannot reach its data at the moment' },
  'ticket-system-unavailable': { status: 503, title: 'The ticket system does not answer' },
  internal: { status: 500, title: 'Something went wrong on the server' },
};

type Extra = Partial<Omit<Problem, 'type' | 'status' | 'requestId'>>;

/** Named refusal, thrown by services and routes. The error handler converts it into the answer. */
export class ProblemError extends Error {
  readonly statusCode: number;

  constructor(
    readonly problem: ProblemName,
    readonly extra: Extra = {},
  ) {
    super(extra.detail ?? extra.title ?? PROBLEMS[problem].title);
    this.name = 'ProblemError';
    this.statusCode = PROBLEMS[problem].status;
  }
}

/** Answers `application/problem+json` (RFC 9457), never with a stack or an inner message. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): FastifyReply {
  const { status, title } = PROBLEMS[error.problem];
  const body: Problem = {
    type: PROBLEM_PREFIX + error.problem,
    title,
    status,
    ...error.extra,
    requestId: request.id,
  };
  if (status === 401) reply.header('www-authenticate', 'Basic realm="dashboard", charset="UTF-8"');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body);
}
