import { federation as federationWith, type Federation, uni } from './federation';
import { answerTo } from './otherServer';
import { seenIn } from './seenIn';

export interface OtherResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** Returns the parsed body; throws for an empty one. */
  readonly json: () => unknown;
  readonly payload: () => unknown;
}

export interface OtherClient {
  readonly federation: Federation;
  readonly get: (path: string, institution?: string | null) => Promise<OtherResponse>;
  readonly json: (call: string, body: unknown, institution?: string | null) => Promise<OtherResponse>;
  readonly form: (path: string, fields: Readonly<Record<string, string>>) => Promise<OtherResponse>;
  readonly send: (method: string, path: string, init?: RequestInit) => Promise<OtherResponse>;
}

/** Calls the double without the client of the product. With `institution` null it sends no such header. */
export function clientFor(over: Partial<Federation> = {}): OtherClient {
  const federation = federationWith(over);
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<OtherResponse> => {
    const request = new Request(`http://localhost/dashboard/api${path}`, { ...init, method });
    const response = answerTo(federation, await seenIn(request));
    const text = await response.text();
    const json = () => JSON.parse(text) as unknown;
    const payload = () => (json() as { payload: unknown }).payload;
    return { status: response.status, headers: response.headers, text, json, payload };
  };
  const acting = (institution: string | null): Record<string, string> =>
    institution === null ? {} : { 'X-IDP-ENTITY-ID': institution };
  return {
    federation,
    send,
    get: (path, institution = uni) => send('GET', path, { headers: acting(institution) }),
    json: (call, body, institution = uni) => {
      const [method = '', path = ''] = call.split(' ');
      const headers = { ...acting(institution), 'Content-Type': 'application/json' };
      return send(method, path, { headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
    },
    form: (path, fields) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return send('POST', path, { headers: acting(uni), body });
    },
  };
}
