import { within } from '../../lib/basePath';

const API = '/dashboard/api';

/** A call of the application to its server. */
export interface Call {
  /** Path below `/dashboard/api`. */
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
}

/** Undefined for anything that is not a call of the contract. */
export function callOf(input: RequestInfo | URL, init: RequestInit = {}): Call | undefined {
  const request = input instanceof Request ? input : undefined;
  const { origin } = window.location;
  const url = new URL(request?.url ?? String(input), origin);
  const path = within(url.pathname);
  if (url.origin !== origin || !path.startsWith(`${API}/`)) return undefined;
  const method = (init.method ?? request?.method ?? 'GET').toUpperCase();
  return { path: path.slice(API.length), method, body: init.body };
}

/** Paths of the calls that change something, whatever their method. */
const writes = ['/services/connect', '/services/disconnect', '/users/inviteRequest'];

export function writesConnection({ path, method }: Call): boolean {
  return method !== 'GET' && writes.includes(path);
}

/** Reads by POST, since a filter is too long for an address. */
const reads = ['/actions', '/services/by-entity-ids', '/users/me', '/jsError', '/logout', '/x/outcomes'];

export function changesSomething({ path, method }: Call): boolean {
  return method !== 'GET' && !reads.includes(path);
}

export function asksTicketSystem(call: Call): boolean {
  return call.path === '/actions' || changesSomething(call);
}
