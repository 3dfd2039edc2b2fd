import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { cookiePath } from './basePath';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language on offer, as two letters. */
    language: string;
    /** True if the user chose the language; otherwise it is the first on offer. */
    languageChosen: boolean;
  }
}

const COOKIE = 'language';
const TEN_YEARS = 315_360_000;

/** Returns the requested language as two letters: `nl` for `nl-BE`; `undefined` if the operator does not offer it. */
export function offeredLanguage(requested: unknown, offered: readonly string[]): string | undefined {
  if (typeof requested !== 'string' || !/^[a-z]{2}(-[a-z]{2})?$/i.test(requested)) return undefined;
  const language = requested.slice(0, 2).toLowerCase();
  return offered.includes(language) ? language : undefined;
}

/** Returns the requested language, else the language of the cookie, else the first on offer. */
export function chooseLanguage(
  request: FastifyRequest,
  { languages }: Config['federation'],
  cookies: Readonly<Record<string, string | undefined>>,
  requested?: string,
): void {
  const chosen = requested ?? offeredLanguage(cookies[COOKIE], languages);
  request.language = chosen ?? languages[0] ?? 'en';
  request.languageChosen = chosen !== undefined;
}

/**
 * Sets the language of every request: from the cookie, else the first on offer. `?language=` overrides it for this
 * request and sets the cookie (WIRE T34). Languages that are not on offer are ignored.
 */
export function addLanguage(
  app: FastifyInstance,
  { federation, publicUrl }: Pick<Config, 'federation' | 'publicUrl'>,
): void {
  const secure = publicUrl.startsWith('https:');

  async function choose(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { language } = request.query as { language?: unknown };
    const requested = offeredLanguage(language, federation.languages);
    chooseLanguage(request, federation, request.cookies, requested);
    if (requested)
      reply.setCookie(COOKIE, requested, {
        path: cookiePath({ publicUrl }),
        maxAge: TEN_YEARS,
        sameSite: 'lax',
        secure,
      });
  }

  app.decorateRequest('language', federation.languages[0] ?? 'en');
  app.decorateRequest('languageChosen', false);
  app.addHook('onRequest', choose);
}
