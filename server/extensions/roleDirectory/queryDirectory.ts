import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { readRetryAfter } from '../../platform/http/limits/retryAfter';
import { fetchFrom } from '../../platform/telemetry/spans';
import { RetryLater, UnusableAnswer } from './roleDirectory';

const MOST_BYTES = 4 * 1024 * 1024;

/** Address of a directory over HTTP. */
export interface WebDirectory {
  readonly url: string;
  /** Value of the header; absent: the directory needs no account. */
  readonly authorization?: string;
}

/** Why a SCIM server refuses (RFC 7644, 3.12); other servers do not send it. */
const ScimError = Type.Object({ scimType: Type.String({ pattern: '^[A-Za-z]{1,30}$' }) });

/** Thrown if the directory refuses a request. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(`the answer is ${reason}`);
  }
}

/**
 * Reads JSON; undefined: the answer is not JSON. Rejects if the directory does not answer; with Refused, RetryLater if
 * it says for how long, or UnusableAnswer.
 */
export async function queryDirectory(
  address: URL,
  { authorization }: WebDirectory,
  accept: string,
  signal: AbortSignal,
): Promise<unknown> {
  const headers = {
    accept,
    'user-agent': 'idp-dashboard',
    ...(authorization !== undefined && { authorization }),
  };
  const response = await fetchFrom('role directory')(address.href, { headers, redirect: 'error', signal });
  const { ok, status } = response;
  const body = parsed(await textOf(response));
  if (ok) return body;
  const reason = Value.Check(ScimError, body) ? `${status} (${body.scimType})` : String(status);
  const seconds = readRetryAfter(response.headers.get('retry-after') ?? '', Date.now());
  if (seconds === undefined || ![429, 503].includes(status)) throw new Refused(status, reason);
  throw new RetryLater(`the answer is ${reason}, it asks to wait ${Math.ceil(seconds)} s`, seconds);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new UnusableAnswer('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
