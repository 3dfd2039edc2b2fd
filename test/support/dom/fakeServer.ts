import type { Problem, ProblemName } from '../../../src/contracts/wire/common';
import { PROBLEM_PREFIX } from '../../../src/contracts/wire/common';
import type { LooseTicket } from '../../../src/api/mappers/ticket';
import { wireTicketPage } from '../builders';

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly params: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = (seen: Seen) => Response | Promise<Response>;

/** Replaces the network: real requests come in, and real responses go out. */
export class FakeServer {
  readonly seen: Seen[] = [];
  readonly #answers = new Map<string, Answer>();
  #otherwise: Answer = () => problem(404, 'not-found');

  constructor() {
    globalThis.fetch = (input, init) => this.#take(new Request(input, init), init?.signal ?? undefined);
  }

  /** Sets the answer to a call: `on('GET /services', …)`. A later answer replaces an earlier one. */
  on(call: string, answer: Answer): this {
    this.#answers.set(call, answer);
    return this;
  }

  /** Sets the answer to all other calls. */
  otherwise(answer: Answer): this {
    this.#otherwise = answer;
    return this;
  }

  calls(call: string): Seen[] {
    return this.seen.filter(({ method, path }) => `${method} ${path}` === call);
  }

  async #take(request: Request, signal: AbortSignal | undefined): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace('/dashboard/api', '');
    const seen = {
      method: request.method,
      path,
      params: url.searchParams,
      headers: request.headers,
      body: await bodyOf(request),
    };
    this.seen.push(seen);
    const answer = this.#answers.get(`${request.method} ${path}`) ?? this.#otherwise;
    const answered = Promise.resolve(answer(seen));
    if (!signal) return answered;
    return Promise.race([answered, aborted(signal)]);
  }
}

export function enveloped(payload: unknown, language = 'en'): Response {
  return Response.json({ payload, language });
}

/** Answers searches among these tickets as a ticket system does: by key or by status. */
export function searchAmong(tickets: readonly LooseTicket[]) {
  return ({ body }: Seen): Response => {
    const { key, statuses } = body as { readonly key?: string; readonly statuses?: readonly unknown[] };
    const found = tickets.filter(({ jiraKey, status }) =>
      key ? key === jiraKey : !statuses || statuses.includes(status),
    );
    return enveloped(wireTicketPage(found));
  };
}

export function problem(status: number, name: ProblemName, extra: Partial<Problem> = {}): Response {
  const body: Problem = { type: `${PROBLEM_PREFIX}${name}`, title: name, status, requestId: 'r-1', ...extra };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return type === 'application/json' && text !== '' ? JSON.parse(text) : text;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail);
  });
}
