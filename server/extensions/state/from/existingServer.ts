import { isLoopback } from '../../../platform/config/isLoopback';
import { Refusal } from '../../../platform/control/refusal';

const TIMEOUT_MS = 120_000;

/** Calls a dashboard server like the browser of a session (contract of the wire, docs/WIRE.md). */
export interface ExistingServer {
  /** Reads the answer of a call, out of its envelope if it has one. Throws Refusal, with the status. */
  read(path: string, options?: CallOptions): Promise<unknown>;
  /** Reads a call that the server may lack, or refuse; returns undefined then. */
  tryRead(path: string, options?: CallOptions): Promise<unknown>;
}

export interface CallOptions {
  /** The institution for the call. */
  readonly institution?: string;
  /** Sent as JSON, with POST. */
  readonly body?: object;
}

class NoAnswer extends Refusal {}

/** Opens a server by its address and the cookies of a session, as a browser sends them. Throws Refusal. */
export function existingServer(address: string, cookie: string): ExistingServer {
  const base = baseOf(address);
  const read = async (path: string, { institution, body }: CallOptions = {}): Promise<unknown> => {
    const url = `${base}/dashboard/api${path}`;
    const sent = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        cookie,
        // Header that a page of that server sends with its calls.
        'sec-fetch-site': 'same-origin',
        ...(institution !== undefined && { 'x-idp-entity-id': institution }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Refusal(`${url} does not answer: ${error instanceof Error ? error.message : String(error)}`);
    });
    if (!sent.ok) throw new NoAnswer(`${url} answers ${sent.status}`);
    const text = await sent.text();
    return text === '' ? undefined : payloadOf(text, url);
  };
  return {
    read,
    tryRead: (path, options) =>
      read(path, options).catch((error: unknown) => {
        if (error instanceof NoAnswer) return undefined;
        throw error;
      }),
  };
}

function baseOf(address: string): string {
  if (!URL.canParse(address)) throw new Refusal(`${address} is not an address`);
  const { protocol, hostname, origin, pathname } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    throw new Refusal(
      `${address} has to begin with https://, since the cookies of a super user are sent to it`,
    );
  return `${origin}${pathname.replace(/\/$/, '')}`;
}

function payloadOf(text: string, url: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(`${url} answers something else than JSON`);
  }
  return withoutNulls(typeof body === 'object' && body !== null && 'payload' in body ? body.payload : body);
}

/** A member with null counts as absent (WIRE T2). */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
}
