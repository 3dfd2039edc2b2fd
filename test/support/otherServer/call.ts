import type { Seen } from '../fakeServer';
import { badRequest, emptyForbidden } from './answers';
import type { Federation, HeldInstitution, Login, Role } from './federation';

/** A call that has come as far as its handler. */
export interface Call extends Seen {
  readonly federation: Federation;
  readonly login: Login | null;
  readonly language: string;
  /** The institution of the header; a guest sends whatever it likes (WIRE T35). */
  readonly institution: HeldInstitution | undefined;
}

/** One row of the server's table; nothing that the contract does not tell of is in it. */
export interface Row {
  /** `any`: declared without a method, so every method is taken (WIRE T42). */
  readonly method: 'any' | 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Refused with JSON before the method runs; absent: everybody, guests included. */
  readonly roles?: readonly Role[];
  /** Without the header: 400. */
  readonly needsInstitution?: true;
  readonly answer: (call: Call) => Response;
}

/** Reads a JSON object or list of the request; anything else is not read. */
export function jsonOf({ headers, body }: Seen): object {
  if (headers.get('Content-Type')?.split(';')[0] !== 'application/json') throw badRequest();
  if (typeof body !== 'object' || body === null) throw badRequest('java.lang.IllegalStateException');
  return body;
}

/** Form fields, multipart or urlencoded, or in the address: all alike. */
export function fieldsOf({ headers, params, body }: Seen): Readonly<Record<string, string>> {
  const encoded = headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded');
  const form = encoded ? new URLSearchParams(String(body)) : Object.entries(Object(body));
  const pairs = [...params, ...form].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(pairs);
}

export function required(fields: Readonly<Record<string, string>>, name: string): string {
  const value = fields[name];
  if (value === undefined)
    throw badRequest('org.springframework.web.bind.MissingServletRequestParameterException');
  return value;
}

const entityTypes = ['saml20_idp', 'saml20_sp', 'oidc10_rp', 'oauth20_rs', 'single_tenant_template'];

export function entityType(value: unknown): string {
  const known = entityTypes.find((one) => one === value);
  if (!known) throw badRequest();
  return known;
}

/** The live roles, which a switch changes. */
export function liveRoles(login: Login): readonly Role[] {
  const added = login.switchedTo?.role;
  if (!added) return [login.role];
  return [...(login.role === 'ADMIN' ? [] : [login.role]), added];
}

/** Too low a level is refused with nothing said, where step-up is on at all. */
export function requireLevel({ federation, login }: Call, level: 2 | 3): void {
  if (federation.stepUp && (login?.level ?? 0) < level) throw emptyForbidden();
}

export function ownInstitutions({ institutions }: Federation, { idp }: Login): readonly HeldInstitution[] {
  const own = institutions.find(({ entityId }) => entityId === idp);
  if (!own?.institutionId) return own ? [own] : [];
  return institutions.filter(({ institutionId }) => institutionId === own.institutionId);
}

export function loginInstitution({ federation, login }: Call): HeldInstitution | undefined {
  return federation.institutions.find(({ entityId }) => entityId === login?.idp);
}
