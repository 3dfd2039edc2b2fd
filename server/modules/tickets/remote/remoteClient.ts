import { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { whyNoAnswer } from '../../../platform/check';
import { readRetryAfter } from '../../../platform/http/limits/retryAfter';
import { type ExternalSystem, fetchFrom } from '../../../platform/telemetry/spans';
import { storable } from '../../../platform/text/storable';
import { RemoteFailure, oneLine } from './remoteFailure';
import type { RemoteHealth } from './remoteHealth';
import { ResponseTooLong, isJson, textOf } from './responses';

/** Protocol of one product's servers. */
export interface Speech {
  /** Name of the product in messages to operators. */
  readonly name: ExternalSystem;
  /** Base address of every path. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Maximum size of an answer in bytes. */
  readonly mostBytes: number;
  /** Returns the message of a parsed refusal; empty if it has no known message. */
  complaintOf(body: unknown): string;
}

export interface Versioned<Value> {
  readonly value: Value;
  readonly version: string | undefined;
}

export interface RemoteClient {
  /**
   * Reads with GET, or with POST if there is a body. Every failure is `refused`, since a read changes nothing. Throws
   * RemoteFailure.
   */
  read<Schema extends TSchema>(
    path: string,
    schema: Schema,
    signal: AbortSignal,
    body?: object,
  ): Promise<Static<Schema>>;
  /** Reads with GET, including the version (entity tag), if the server sends it. Throws RemoteFailure. */
  readVersion<Schema extends TSchema>(
    path: string,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<Versioned<Static<Schema>>>;
  /**
   * Writes, unless the resource has another `version` by now (412). Resolves with the answer; undefined: it is empty.
   * Throws RemoteFailure.
   */
  write(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    signal: AbortSignal,
    version?: string,
  ): Promise<unknown>;
}

/** Errors of a connection that was never made, so that nothing can have arrived. */
const notConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|CERT_.*|.*_CERT|.*_CERT_.*)$/;

/** Makes the client of a REST API. It never repeats a call. */
export function remoteClient(speech: Speech, health: RemoteHealth): RemoteClient {
  const { name, base, mostBytes, complaintOf } = speech;
  const headers = {
    accept: 'application/json',
    // A kept-alive connection may have ended unnoticed, and then it would not be known whether a call has arrived.
    connection: 'close',
    'user-agent': 'idp-dashboard',
    ...speech.headers,
  };

  async function send(
    method: string,
    path: string,
    signal: AbortSignal,
    body?: object,
    version?: string,
  ): Promise<Response> {
    if (health.isPaused()) throw new RemoteFailure('refused', 'not asked, since it had too many requests');
    try {
      return await fetchFrom(name)(base + path, {
        method,
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
          ...(version !== undefined && { 'if-match': version }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal,
      });
    } catch (error) {
      health.failed();
      const code = codeOf(error);
      throw notConnected.test(code)
        ? new RemoteFailure('refused', whyNoAnswer(error))
        : new RemoteFailure('unknown', code);
    }
  }

  async function refusal(response: Response): Promise<RemoteFailure> {
    const { status } = response;
    // A login page instead of an answer means the same as 401.
    if (status >= 500 || status === 401 || (status >= 300 && status < 400)) health.failed();
    else if (status === 429) health.limited(retryAfter(response, Date.now()));
    else health.answered();
    const text = await textOf(response, mostBytes).catch(() => '');
    const complaint = isJson(response) ? oneLine(complaintOf(parsed(text))) : '';
    return new RemoteFailure(
      status < 500 || status === 503 ? 'refused' : 'unknown',
      complaint === '' ? String(status) : `${status}, ${complaint}`,
      status,
    );
  }

  async function content(response: Response): Promise<unknown> {
    try {
      const text = await textOf(response, mostBytes);
      if (text !== '' && !isJson(response)) throw new Error('the answer is not JSON');
      const value: unknown = text === '' ? undefined : storable(JSON.parse(text));
      health.answered();
      return value;
    } catch (error) {
      // A server with too long an answer is up.
      if (error instanceof ResponseTooLong) health.answered();
      else health.failed();
      throw new RemoteFailure('unknown', `${response.status}, ${codeOf(error)}`, response.status);
    }
  }

  async function call(...args: Parameters<typeof send>): Promise<Versioned<unknown>> {
    const response = await send(...args);
    if (!response.ok) throw await refusal(response);
    return { value: await content(response), version: response.headers.get('etag') ?? undefined };
  }

  async function readVersion<Schema extends TSchema>(
    path: string,
    schema: Schema,
    signal: AbortSignal,
    body?: object,
  ): Promise<Versioned<Static<Schema>>> {
    try {
      const { value, version } = await call(body ? 'POST' : 'GET', path, signal, body);
      if (Value.Check(schema, value)) return { value, version };
      throw new RemoteFailure('refused', `the answer does not look like one of ${name}`);
    } catch (error) {
      throw located(error, path.replace(/\?.*$/s, ''))?.as('refused') ?? error;
    }
  }

  return {
    readVersion,
    read: async (...args) => (await readVersion(...args)).value,
    async write(method, path, body, signal, version) {
      try {
        return (await call(method, path, signal, body, version)).value;
      } catch (error) {
        throw located(error, path) ?? error;
      }
    },
  };
}

function located(error: unknown, path: string): RemoteFailure | undefined {
  if (!(error instanceof RemoteFailure)) return undefined;
  return new RemoteFailure(error.delivery, `${path}: ${error.reason}`, error.status);
}

/** Returns `ECONNRESET`, `TimeoutError`, or the message. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return error.name;
  return oneLine(cause instanceof Error ? cause.message : error.message);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns seconds; some servers send the end of the limit instead of a wait. Without either, ten seconds. */
function retryAfter({ headers }: Response, now: number): number {
  const header = headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? '';
  return readRetryAfter(header, now) ?? 10;
}
