import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { readRetryAfter } from '../../../platform/http/retryAfter';
import { fetchFrom } from '../../../platform/telemetry/spans';
import { TicketSystemUnavailable } from '../ticketSystem';
import type { JiraHealth } from './jiraHealth';
import type { JiraAccount, JiraSettings } from './jiraSettings';

type Connection = Pick<JiraSettings, 'url' | 'kind' | 'account' | 'mostBytes'>;

/** Versions of the REST API. */
const versions: Readonly<Record<JiraSettings['kind'], number>> = { datacenter: 2, cloud: 3 };

export interface JiraClient {
  /**
   * Reads by GET, or by POST where there is a body. Every failure is `refused`, since a read changes nothing. Throws
   * JiraFailure.
   */
  read<Schema extends TSchema>(
    path: string,
    schema: Schema,
    signal: AbortSignal,
    body?: object,
  ): Promise<Static<Schema>>;
  /** Writes. Resolves with the answer; undefined: it is empty. Throws JiraFailure. */
  write(method: 'POST' | 'PUT', path: string, body: object, signal: AbortSignal): Promise<unknown>;
}

/** Errors of a connection that was never made, so that nothing can have arrived. */
const notConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|CERT_.*|.*_CERT|.*_CERT_.*)$/;

/** Makes the calls of the REST API. Paths begin behind `/rest/api/2/` or `3/`; nothing is ever repeated. */
export function jiraClient({ url, kind, account, mostBytes }: Connection, health: JiraHealth): JiraClient {
  const base = `${url}/rest/api/${versions[kind]}/`;
  const headers = {
    accept: 'application/json',
    authorization: authorizationOf(account),
    // A connection that was kept open may have ended unnoticed, so that nobody would know whether a call has arrived.
    connection: 'close',
    'user-agent': 'idp-dashboard',
    // Jira refuses what looks like a form of a foreign page.
    'x-atlassian-token': 'no-check',
  };

  async function ask(method: string, path: string, signal: AbortSignal, body?: object): Promise<Response> {
    if (health.isPaused()) throw new JiraFailure('refused', 'not asked, since it had too many requests');
    try {
      return await fetchFrom('Jira')(base + path, {
        method,
        headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal,
      });
    } catch (error) {
      health.failed();
      const code = codeOf(error);
      throw new JiraFailure(notConnected.test(code) ? 'refused' : 'unknown', code);
    }
  }

  async function refusal(response: Response): Promise<JiraFailure> {
    const { status } = response;
    // A login page in place of an answer says the same as 401.
    if (status >= 500 || status === 401 || (status >= 300 && status < 400)) health.failed();
    else if (status === 429) health.limited(retryAfter(response, Date.now()));
    else health.answered();
    const text = await textOf(response, mostBytes).catch(() => '');
    const complaint = isJson(response) ? complaintOf(text) : '';
    return new JiraFailure(
      status < 500 || status === 503 ? 'refused' : 'unknown',
      complaint === '' ? String(status) : `${status}, ${complaint}`,
      status,
    );
  }

  async function content(response: Response): Promise<unknown> {
    try {
      const text = await textOf(response, mostBytes);
      if (text !== '' && !isJson(response)) throw new Error('the answer is not JSON');
      const value: unknown = text === '' ? undefined : JSON.parse(text);
      health.answered();
      return value;
    } catch (error) {
      health.failed();
      throw new JiraFailure('unknown', `${response.status}, ${codeOf(error)}`, response.status);
    }
  }

  async function call(method: string, path: string, signal: AbortSignal, body?: object): Promise<unknown> {
    const response = await ask(method, path, signal, body);
    if (!response.ok) throw await refusal(response);
    return content(response);
  }

  return {
    async read(path, schema, signal, body) {
      const place = path.replace(/\?.*$/s, '');
      try {
        const value = await call(body ? 'POST' : 'GET', path, signal, body);
        if (Value.Check(schema, value)) return value;
        throw new JiraFailure('refused', 'the answer does not look like one of Jira');
      } catch (error) {
        throw located(error, place)?.as('refused') ?? error;
      }
    },
    async write(method, path, body, signal) {
      try {
        return await call(method, path, signal, body);
      } catch (error) {
        throw located(error, path) ?? error;
      }
    },
  };
}

function located(error: unknown, path: string): JiraFailure | undefined {
  if (!(error instanceof JiraFailure)) return undefined;
  return new JiraFailure(error.delivery, `${path}: ${error.reason}`, error.status);
}

function authorizationOf(account: JiraAccount): string {
  if (account.kind === 'token') return `Bearer ${account.token}`;
  return `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`;
}

/** `ECONNRESET`, `TimeoutError`, or the message. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return error.name;
  return oneLine(cause instanceof Error ? cause.message : error.message);
}

/** A call that did not do what was asked; `reason` is one line for the log, without tokens and passwords. */
export class JiraFailure extends TicketSystemUnavailable {
  constructor(
    delivery: TicketSystemUnavailable['delivery'],
    readonly reason: string,
    /** Status of the answer, where there was one. */
    readonly status?: number,
  ) {
    super(delivery);
    this.name = 'JiraFailure';
  }

  as(delivery: TicketSystemUnavailable['delivery']): JiraFailure {
    return delivery === this.delivery ? this : new JiraFailure(delivery, this.reason, this.status);
  }
}

const LONGEST_REASON = 300;

const ErrorAnswer = Type.Object({
  errorMessages: Type.Optional(Type.Array(Type.String())),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** Thrown when the answer is longer than what is read. */
class AnswerTooLong extends Error {
  constructor() {
    super('the answer is too long');
    this.name = 'AnswerTooLong';
  }
}

/** Returns the text of an answer. Throws AnswerTooLong, and any error that cuts the answer off. */
async function textOf(response: Response, mostBytes: number): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > mostBytes) {
      await reader.cancel();
      throw new AnswerTooLong();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isJson(response: Response): boolean {
  return /^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
}

/** Returns what the server says about a request that it refused, as one line; empty where it says nothing that we know. */
function complaintOf(text: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return '';
  }
  if (!Value.Check(ErrorAnswer, answer)) return '';
  const { errorMessages = [], errors = {} } = answer;
  return oneLine(
    [...errorMessages, ...Object.entries(errors).map(([field, what]) => `${field}: ${what}`)].join('; '),
  );
}

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST_REASON);
}

/** Seconds; Cloud may name the end of the limit in place of a wait. Where the server names neither, ten seconds. */
function retryAfter({ headers }: Response, now: number): number {
  const header = headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? '';
  return readRetryAfter(header, now) ?? 10;
}
