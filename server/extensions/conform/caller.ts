import { Refusal } from '../../platform/control/refusal';

const TIMEOUT_MS = 60_000;
const API = '/dashboard/api';

/** An answer; its body is parsed if it is JSON. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
  /** `payload` of the envelope; undefined for a bare answer. */
  readonly payload: unknown;
}

interface Sent {
  readonly json?: unknown;
  readonly institution?: string | undefined;
  readonly language?: string;
}

/**
 * Makes a call like our pages do. `call` is the method and the path: `GET /services`, or `GET //login?…` outside of the
 * API.
 */
export type Caller = (call: string, sent?: Sent) => Promise<ApiResponse>;

/** Makes calls to a server, with the session of the cookie. Throws Refusal if there is no answer. */
export function callerOf(server: string, cookie: string | undefined): Caller {
  return async (call, { json, institution, language = 'en' } = {}) => {
    const [method = 'GET', path = '/'] = call.split(' ');
    const cookies = [cookie, `language=${language}`].filter(Boolean).join('; ');
    const address = server + (path.startsWith('//') ? path.slice(1) : API + path);
    const headers = {
      accept: 'application/json',
      cookie: cookies,
      ...(institution !== undefined && { 'x-idp-entity-id': institution }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    };
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { method, headers, redirect: 'manual', signal, ...body }).catch(
      (error: unknown) => {
        throw new Refusal(`${address} does not answer (${reasonOf(error)}).`);
      },
    );
    const read = jsonIn(await response.text());
    const payload = typeof read === 'object' && read !== null && 'payload' in read ? read.payload : undefined;
    return { status: response.status, headers: response.headers, json: read, payload };
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return String(cause);
}
