/** Makes answers in the ways of the existing server. */
import type { Federation } from './federation';

const headers = {
  sessionAlive: 'success',
  'Cache-Control': 'no-cache, no-store, max-age=0, must-revalidate',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/**
 * Answers with an envelope, as one library writes it: keys without a value are left out, also in maps, and
 * five characters are escaped.
 */
export function enveloped(payload: unknown, language: string): Response {
  const text = JSON.stringify({ payload, language }, (_key, value: unknown) => value ?? undefined);
  const escaped = text.replace(
    /[<>&=']/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return json(200, escaped);
}

/** Answers without an envelope, as another library writes it: null stays null. */
export function bare(payload: unknown): Response {
  return json(200, JSON.stringify(payload));
}

export function empty(status: 200 | 204 | 403 | 404): Response {
  return new Response(null, { status, headers });
}

/** Refuses a call from wherever it is thrown. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 403 | 404,
    /** Name of a Java class; `empty` for a refusal without a body; absent if nothing was thrown. */
    readonly exception?: string,
  ) {
    super(exception ?? `refused with ${status}`);
  }
}

export const emptyForbidden = () => new Refused(403, 'empty');
export const badRequest = (exception = 'java.lang.IllegalArgumentException') => new Refused(400, exception);
export const roleForbidden = () =>
  new Refused(403, 'org.springframework.security.access.AccessDeniedException');

/**
 * Answers a refusal without any message. Status and error in the body are those of the servlet container, and may
 * differ from the real status.
 */
export function refusalOf(
  { status, exception }: Refused,
  release: Federation['release'],
  path: string,
): Response {
  if (exception === 'empty') return new Response(null, { status, headers });
  const own = { timestamp: '2026-01-01T10:00:00.000+00:00', ...(exception && { exception }) };
  const inner = status === 400 ? 500 : status;
  const words = { 403: 'Forbidden', 404: 'Not Found', 500: 'Internal Server Error' } as const;
  const older = { status: inner, error: words[inner], path: `/dashboard/api${path}` };
  return json(status, JSON.stringify(release === 'R13' ? { ...own, ...older } : own));
}

function json(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...headers, 'Content-Type': 'application/json' } });
}
