import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Failure } from '../contracts/domain/failure';
import type { Problem } from '../contracts/wire/common';
import { anyInstitution } from './acting';
import { failureOf } from './failureOf';
import type { Network } from './network';
import type { ApiRequest } from './request';
import { addressOf, bodyOf, headersOf } from './request';

/** The part of the store that calls need: the institution acted for, absent for a guest and before the first answer. */
export interface StateOfCalls {
  readonly session: { readonly pinned: boolean; readonly institution?: string };
}

export interface CallMeta {
  readonly status: number;
}

/** Longer than the ten seconds that the server itself waits for a ticket system. */
const timeoutMs = 30_000;

type Call = BaseQueryFn<ApiRequest, unknown, Failure, object, CallMeta>;

/** Sends every call of the client. Answers with the parsed body (null for an empty one) or with a `Failure`. */
export const baseQuery: Call = async (request, api, options) => {
  const response = await call(request, api, options);
  if (!response.error || api.type === 'mutation') return response;
  return { ...response, error: { ...response.error, reading: true } };
};

const call: Call = async (request, { getState, signal, extra }) => {
  const { origin, fetch } = extra as Network;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const giveUp = () => limit.abort();
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    const response = await fetch(addressOf(request, origin), {
      method: request.method ?? 'GET',
      headers: headersOf(request, institutionOf(getState())),
      body: bodyOf(request),
      credentials: request.anonymous ? 'omit' : 'same-origin',
      keepalive: request.anonymous === true,
      redirect: 'manual',
      signal: limit.signal,
    });
    return await answerOf(response, request);
  } catch {
    const timedOut = limit.signal.aborted && !signal.aborted;
    return { error: { kind: timedOut ? 'timeout' : 'offline' } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
};

type Answer = { data: unknown; meta: CallMeta } | { error: Failure; meta: CallMeta };

async function answerOf(response: Response, { bulky, readAfter }: ApiRequest): Promise<Answer> {
  const meta = { status: response.status };
  // A redirect comes from a gateway that wants a login, since no answer of this contract redirects (WIRE T37).
  if (response.type === 'opaqueredirect') return { error: { kind: 'sessionExpired' }, meta };
  const body = bulky ? await response.blob() : response;
  await readAfter?.();
  const text = await body.text();
  if (!response.ok) {
    const refusal = {
      status: response.status,
      problem: problemIn(response, text),
      requestId: response.headers.get('X-Request-Id') ?? undefined,
      retryAfter: response.headers.get('Retry-After') ?? undefined,
    };
    return { error: failureOf(refusal), meta };
  }
  const data = text === '' ? null : parsed(text);
  return data === undefined ? { error: { kind: 'unknown', status: response.status }, meta } : { data, meta };
}

function problemIn(response: Response, text: string): Partial<Problem> | undefined {
  const type = response.headers.get('Content-Type') ?? '';
  if (!/^application\/(problem\+)?json/.test(type)) return undefined;
  const body = parsed(text);
  if (typeof body !== 'object' || body === null) return undefined;
  const problem: Partial<Problem> = body;
  // Other servers guarantee only the name of the exception (WIRE T9).
  if (type.startsWith('application/problem')) return problem;
  return problem.exception ? { exception: problem.exception } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function institutionOf(state: unknown): string | undefined {
  const { pinned, institution } = (state as StateOfCalls).session;
  return institution ?? (pinned ? anyInstitution : undefined);
}
