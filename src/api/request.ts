import type { ConnectRequest, DisconnectRequest } from '../contracts/wire/ticket';
import { placed } from '../lib/basePath';

/** The calls that send a form. */
interface Forms {
  readonly '/services/connect': ConnectRequest;
  readonly '/services/disconnect': DisconnectRequest;
}

/** A form names every member of its contract, so that a new one cannot be forgotten; blank means none. */
type FormCall = {
  [Path in keyof Forms]: {
    readonly path: Path;
    /** Sent as multipart form. */
    readonly form: Readonly<Record<keyof Forms[Path], string>>;
  };
}[keyof Forms];

/** One call of the wire contract, below `/dashboard/api`. */
export type ApiRequest = CallParts & (FormCall | { readonly path: string; readonly form?: never });

interface CallParts {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly params?: Readonly<Record<string, string | number>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** The answer may be megabytes: it comes as a blob, which passes by the thread of the page until it is whole. */
  readonly bulky?: true;
  /** The answer is read when this has come, since reading it holds up what is nearer to the screen. */
  readonly readAfter?: () => Promise<void>;
  /** Key under which our server answers a repetition with the first answer. */
  readonly idempotencyKey?: string;
  /** The session is left out, and the call outlives its page. */
  readonly anonymous?: true;
  /**
   * `none` leaves the institution header out; a super user may name another institution than the current one.
   */
  readonly institution?: 'current' | 'none' | { readonly entityId: string };
}

export function addressOf({ path, params }: ApiRequest, origin: string): string {
  const url = new URL(placed(`/dashboard/api${path}`), origin);
  for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, String(value));
  return url.href;
}

/** Header that names the institution whose list, policies or requests are meant. */
const institutionHeader = 'X-IDP-ENTITY-ID';

export function headersOf(request: ApiRequest, institution: string | undefined): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const named = request.institution ?? 'current';
  const header = named === 'current' ? institution : named === 'none' ? undefined : named.entityId;
  if (header !== undefined) headers.set(institutionHeader, header);
  if (request.json !== undefined) headers.set('Content-Type', 'application/json');
  if (request.idempotencyKey !== undefined) headers.set('Idempotency-Key', request.idempotencyKey);
  return headers;
}

export function bodyOf({ json, form }: ApiRequest): string | FormData | null {
  if (json !== undefined) return JSON.stringify(json);
  if (form === undefined) return null;
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  return data;
}
