import type { CollisionWith, Failure } from '../contracts/domain/failure';
import { levelOf } from '../contracts/domain/services/level';
import type { Problem, ProblemName } from '../contracts/wire/common';

type Known = Partial<Problem>;

const defaultLevel = 2;
const defaultPause = 30;

/** The reliable part of a refusal beside its status: the problem body of our server, or nothing. */
interface Refusal {
  readonly status: number;
  readonly problem?: Known | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfter?: string | undefined;
}

const byProblem: Readonly<Record<ProblemName, (refusal: Refusal, problem: Known) => Failure>> = {
  'bad-request': (_refusal, problem) => validation(problem),
  validation: (_refusal, problem) => validation(problem),
  'body-too-large': (_refusal, problem) => validation(problem),
  forbidden: () => ({ kind: 'forbidden' }),
  'foreign-origin': () => ({ kind: 'forbidden' }),
  'institution-not-allowed': () => ({ kind: 'forbidden' }),
  'insufficient-user-authentication': (_refusal, { level, acr_values }) => ({
    kind: 'levelTooLow',
    required: level ?? lowestRank(acr_values),
  }),
  'session-expired': () => ({ kind: 'sessionExpired' }),
  'unknown-account': () => ({ kind: 'forbidden' }),
  'not-found': () => ({ kind: 'notFound' }),
  'already-requested': collided('openTicket'),
  'already-answered': collided('answered'),
  'already-sent': collided('sent'),
  'already-settled': collided('settled'),
  'not-own-request': () => ({ kind: 'forbidden' }),
  'name-taken': (_refusal, problem) => ({ ...validation(problem), taken: 'name' }),
  'no-recipients': (_refusal, problem) => ({ ...validation(problem), missing: 'recipients' }),
  'service-not-offered': collided('gone'),
  'already-connected': collided('connected'),
  'not-connected': collided('notConnected'),
  'level-lowered': collided('higherLevel'),
  'policy-unknown': () => ({ kind: 'notFound' }),
  'policy-changed': collided('changed'),
  'change-set-changed': collided('changed'),
  'changes-contradict': collided('contradiction'),
  'security-rules-changed': collided('changed'),
  'wishes-changed': collided('changed'),
  'review-changed': collided('changed'),
  'step-impossible': collided('ticketMoved'),
  'ticket-changed': collided('ticketMoved'),
  'change-not-possible': (_refusal, problem) => collision(problem, problem.reason ?? 'gone'),
  'idempotency-key-reused': unknown,
  'too-many-requests': tooMany,
  'unsupported-media-type': unknown,
  'ticket-system-unavailable': (_refusal, { delivery }) => ({
    kind: 'ticketSystemUnreachable',
    delivery: delivery ?? 'unknown',
  }),
  unavailable: unknown,
  internal: unknown,
};

function isProblemName(name: string): name is ProblemName {
  return Object.hasOwn(byProblem, name);
}

/**
 * Makes a failure of an answer, here and nowhere else: by the problem's type where the server sends one, else by the status.
 * A 400 without a problem says nothing, since another server answers it for everything (WIRE T8).
 */
export function failureOf(refusal: Refusal): Failure {
  const name = refusal.problem?.type?.split('/').at(-1) ?? '';
  if (refusal.problem && isProblemName(name)) return byProblem[name](refusal, refusal.problem);
  if (isNameInUse(refusal.problem)) return validation(refusal.problem ?? {});
  switch (refusal.status) {
    case 401:
      return { kind: 'sessionExpired' };
    case 403:
      return { kind: 'forbidden' };
    case 404:
      return { kind: 'notFound' };
    case 409:
      return collision(refusal.problem ?? {}, 'openTicket');
    case 429:
      return tooMany(refusal);
    default:
      return unknown(refusal);
  }
}

function validation(problem: Known): Failure & { kind: 'validation' } {
  const { detail } = problem;
  return {
    kind: 'validation',
    ...(detail !== undefined && { detail }),
    ...(isNameInUse(problem) && { taken: 'name' as const }),
  };
}

/** Tells whether the name of a policy is in use, by the exception that every server names (WIRE T9). */
function isNameInUse(problem: Known | undefined): boolean {
  return /PolicyNameNotUniqueException|DuplicateEntityIdException/.test(problem?.exception ?? '');
}

function collided(found: CollisionWith) {
  return (_refusal: unknown, problem: Known) => collision(problem, found);
}

function collision({ jiraKey }: Known, found: CollisionWith): Failure {
  return { kind: 'collision', found, ...(jiraKey && { ticketKey: jiraKey }) };
}

function tooMany({ retryAfter }: Refusal): Failure {
  const seconds = Number(retryAfter);
  return { kind: 'tooManyRequests', retryAfterSeconds: seconds > 0 ? Math.ceil(seconds) : defaultPause };
}

function unknown({ status, problem, requestId }: Refusal): Failure {
  const id = problem?.requestId ?? requestId;
  return { kind: 'unknown', status, ...(id && { requestId: id }) };
}

function lowestRank(levels: string | undefined): number {
  const ranks = (levels ?? '').split(/\s+/).flatMap((uri) => levelOf(uri)?.rank ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : defaultLevel;
}
