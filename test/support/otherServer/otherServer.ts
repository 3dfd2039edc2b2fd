import { FakeServer, type Seen } from '../dom/fakeServer';
import { badRequest, Refused, refusalOf, roleForbidden } from './answers';
import { ownInstitutions, type Call, type Row } from './call';
import { changeCalls } from './calls/change.calls';
import { settingsCalls } from './calls/settings.calls';
import { connectionCalls } from './calls/connection.calls';
import { downloadCalls } from './calls/download.calls';
import { invitationCalls } from './calls/invitation.calls';
import { personCalls } from './calls/person.calls';
import { policyCalls } from './calls/policy.calls';
import { serviceCalls } from './calls/service.calls';
import { statisticsCalls } from './calls/statistics.calls';
import { ticketCalls } from './calls/ticket.calls';
import { federation as federationWith, type Federation, type HeldInstitution } from './federation';

/** All rows of the double. A new row needs its facts in a test of the double. */
const rows: readonly Row[] = [
  ...personCalls,
  ...serviceCalls,
  ...downloadCalls,
  ...connectionCalls,
  ...invitationCalls,
  ...changeCalls,
  ...settingsCalls,
  ...ticketCalls,
  ...policyCalls,
  ...statisticsCalls,
];

const header = 'X-IDP-ENTITY-ID';

/** Answers a call as the existing server does; `path` is what follows `/dashboard/api`. */
export function answerTo(federation: Federation, seen: Seen): Response {
  try {
    return answered(federation, seen);
  } catch (thrown) {
    if (thrown instanceof Refused) return refusalOf(thrown, federation.release, seen.path);
    throw thrown;
  }
}

function answered(federation: Federation, seen: Seen): Response {
  const institution = checkedInstitution(federation, seen);
  const row = rowOf(federation, seen);
  const { login } = federation;
  if (row.needsInstitution && !seen.headers.has(header))
    throw badRequest('org.springframework.web.bind.MissingRequestHeaderException');
  if (row.roles && !(login && row.roles.includes(login.role))) throw roleForbidden();
  const language = seen.params.get('language');
  if (language) federation.language = language;
  const call: Call = { ...seen, federation, login, institution, language: languageOf(federation, seen) };
  const response = row.answer(call);
  if (language) response.headers.append('Set-Cookie', `language=${language}; Path=/; Max-Age=315360000`);
  return response;
}

function rowOf({ release }: Federation, { method, path }: Seen): Row {
  const here = rows.filter((row) => row.like?.test(path) ?? row.path === path);
  const row = here.find((one) => one.method === method || one.method === 'any');
  if (row) return row;
  if (here.length > 0) throw badRequest('org.springframework.web.HttpRequestMethodNotSupportedException');
  throw new Refused(release === 'R13' ? 404 : 400);
}

/** Returns the institution of the call. A foreign or unknown one is a 400, never a 403 (WIRE T7). */
function checkedInstitution(federation: Federation, seen: Seen): HeldInstitution | undefined {
  const { login, institutions } = federation;
  const wanted = seen.headers.get(header) ?? seen.params.get('idpEntityId') ?? '';
  const found = institutions.find(({ entityId }) => entityId === wanted);
  const exempt = seen.path.includes('/users/me') || seen.path.includes('/jsError');
  if (!login || exempt || wanted.trim() === '') return found;
  const allowed = login.role === 'SUPER_USER' ? institutions : ownInstitutions(federation, login);
  if (!found || !allowed.includes(found)) throw badRequest('java.lang.SecurityException');
  return found;
}

/**
 * Returns the language of the query or of the cookie, or else Dutch, which is the first supported one; never that of
 * the browser.
 */
function languageOf({ language }: Federation, { params, headers }: Seen): string {
  const cookie = /(?:^|; )language=([^;]+)/.exec(headers.get('Cookie') ?? '')?.[1];
  return params.get('language') ?? cookie ?? language ?? 'nl';
}

export interface OtherServer {
  readonly federation: Federation;
  /** Intercepts the network of the double: sees every call, and can answer in its place. */
  readonly server: FakeServer;
}

/** Makes the double the network of a test in jsdom. */
export function otherServer(over: Partial<Federation> = {}): OtherServer {
  const federation = federationWith(over);
  const server = new FakeServer().otherwise((seen) => answerTo(federation, seen));
  return { federation, server };
}
