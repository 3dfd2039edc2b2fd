import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';

declare module 'fastify' {
  interface FastifyRequest {
    /** Two letters as a rule; an unknown code is echoed (contract §1.7). */
    language: string;
    /** The language is one that somebody chose, and not just the first supported one. */
    languageChosen: boolean;
  }
}

const COOKIE = 'language';
const TEN_YEARS = 315_360_000;

function isLanguage(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{2,3}(-[a-z]{2})?$/i.test(value);
}

/** Cookie, else the first supported language; `?language=` decides for this request and sets the cookie (contract §1.7, T34). */
export function addLanguage(app: FastifyInstance, { federation, publicUrl }: Config): void {
  const otherwise = federation.languages[0] ?? 'en';
  const secure = publicUrl.startsWith('https:');

  async function choose(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asked = (request.query as { language?: unknown }).language;
    const remembered = request.cookies[COOKIE];
    if (isLanguage(asked)) {
      request.language = asked;
      request.languageChosen = true;
      reply.setCookie(COOKIE, asked, { path: '/', maxAge: TEN_YEARS, sameSite: 'lax', secure });
    } else {
      request.languageChosen = isLanguage(remembered);
      request.language = isLanguage(remembered) ? remembered : otherwise;
    }
  }

  app.decorateRequest('language', otherwise);
  app.decorateRequest('languageChosen', false);
  app.addHook('onRequest', choose);
}
