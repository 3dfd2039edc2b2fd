import type { Fault } from '../../contracts/domain/qa/qaFault';
import { isTicketKey } from '../../contracts/domain/tickets/ticketRules';
import { asksTicketSystem, changesSomething, writesConnection, type Call } from './call';
import { failingResponse, problemResponse } from './problemResponse';

type Answer = Response | Promise<Response> | undefined;
/** The real call, perhaps with changes. */
type Pass = (changes?: RequestInit) => Promise<Response>;

const ME = '/users/me';
/** Key of another person's ticket, if nothing else gives one. */
const OTHERS_TICKET = 'QA-1';

/** Returns what a fault makes of a call; undefined if the fault does not apply. */
export function responseOf(fault: Fault, call: Call, pass: Pass): Answer {
  switch (fault.kind) {
    case 'offline':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'sessionExpired':
      return expired(call, pass);
    case 'ticketSystemDown':
      if (call.path === ME) return pass().then(withOutage);
      return asksTicketSystem(call) ? unavailable('refused') : undefined;
    case 'ticketSystemUnreachable':
      return asksTicketSystem(call) ? unavailable(fault.delivery) : undefined;
    case 'levelTooLow':
      return changesSomething(call) ? tooLow(fault.required) : undefined;
    case 'collision':
      return writesConnection(call) ? collision(call) : undefined;
    case 'failing':
      return call.path.startsWith(fault.path) ? failingResponse(fault.status) : undefined;
    case 'slow':
      return undefined;
  }
}

/** The server answers a dead session as it answers a guest where guests may ask who they are. */
function expired({ path }: Call, pass: Pass): Answer {
  if (path === '/logout') return undefined;
  return path === ME ? pass({ credentials: 'omit' }) : problemResponse(403, 'session-expired');
}

function unavailable(delivery: 'refused' | 'unknown'): Response {
  return problemResponse(503, 'ticket-system-unavailable', { delivery });
}

function tooLow(required: number): Response {
  const level = `https://idp-dashboard.invalid/assurance/loa${required}`;
  return problemResponse(403, 'insufficient-user-authentication', { acr_values: level, max_age: 0 });
}

/** Answers that another person has sent the same request, or answered the same invitation. */
function collision({ path, body }: Call): Response {
  if (path !== '/users/inviteRequest') {
    return problemResponse(409, 'already-requested', { jiraKey: OTHERS_TICKET });
  }
  return problemResponse(409, 'already-answered', { jiraKey: keyIn(body) ?? OTHERS_TICKET });
}

function keyIn(body: unknown): string | undefined {
  if (typeof body !== 'string') return undefined;
  const parsed: unknown = JSON.parse(body);
  if (typeof parsed !== 'object' || parsed === null || !('jiraKey' in parsed)) return undefined;
  const { jiraKey } = parsed;
  return typeof jiraKey === 'string' && isTicketKey(jiraKey) ? jiraKey : undefined;
}

async function withOutage(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const body: unknown = await response.clone().json();
  if (typeof body !== 'object' || body === null || !('payload' in body)) return response;
  const { payload } = body;
  if (typeof payload !== 'object') return response;
  return Response.json({ ...body, payload: { ...payload, jiraDown: true } });
}
