import type { Seen } from '../dom/fakeServer';
import { badRequest, emptyForbidden } from './answers';
import type { Federation, HeldInstitution, Login, Role } from './federation';

/** A call when it reaches its handler. */
export interface Call extends Seen {
  readonly federation: Federation;
  readonly login: Login | null;
  readonly language: string;
  /** Institution of the header; a guest may send any (WIRE T35). */
  readonly institution: HeldInstitution | undefined;
}

/** A row of the server's table, as the contract describes it. */
export interface Row {
  /** `any` represents a row without a method, which takes all methods (WIRE T42). */
  readonly method: 'any' | 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Pattern for paths with an id in them, instead of `path`. */
  readonly like?: RegExp;
  /** Roles that may use the row; others are refused with JSON. Absent if everyone may, including guests. */
  readonly roles?: readonly Role[];
  /** True if a call without the header is answered with 400. */
  readonly needsInstitution?: true;
  readonly answer: (call: Call) => Response;
}

/** Reads a JSON object or list from the request; refuses anything else. */
export function jsonOf({ headers, body }: Seen): object {
  if (headers.get('Content-Type')?.split(';')[0] !== 'application/json') throw badRequest();
  if (typeof body !== 'object' || body === null) throw badRequest('java.lang.IllegalStateException');
  return body;
}

/** Reads form fields, whether multipart, urlencoded or in the address. */
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

/** Returns the roles that the person has now, which a switch changes. */
export function liveRoles(login: Login): readonly Role[] {
  const added = login.switchedTo?.role;
  if (!added) return [login.role];
  return [...(login.role === 'ADMIN' ? [] : [login.role]), added];
}

/** Refuses too low a level with an empty answer, if step-up is on. */
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
