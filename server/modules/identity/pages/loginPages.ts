import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config';
import { pageLanguage } from './browserLanguage';
import { messagePage, type Action } from './message.page';
import { sayIn, type Say } from '../../../platform/text/sentences';

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Makes the pages that the server shows if a login or a page cannot continue. None of them needs the application or a
 * script.
 */
export function loginPages({
  federation,
  product,
  publicUrl,
  translations,
}: Pick<Config, 'federation' | 'product' | 'publicUrl' | 'translations'>) {
  const again = (t: Say): Action => ({ label: t('page.signInAgain'), href: '/login' });
  /** Without `again`, the provider would not ask for the person and would return the browser at once. */
  const loginAgain = (t: Say): Action => ({ label: t('page.signInAgain'), href: '/login?again=1' });
  const start = (t: Say): Action => ({ label: t('page.toStart'), href: '/' });

  function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    parts: (t: Say) => { title: string; paragraphs: string[]; actions: Action[] },
  ): FastifyReply {
    const language = pageLanguage(request, federation.languages);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        messagePage({ publicUrl, product, translations, language, ...parts(sayIn(language, translations)) }),
      );
  }

  const lost: Answer = (request, reply) =>
    respond(request, reply, 400, (t) => ({
      title: t('page.lostTitle'),
      paragraphs: [t('page.lostText')],
      actions: [again(t), start(t)],
    }));

  const badAddress: Answer = (request, reply) =>
    respond(request, reply, 400, (t) => ({
      title: t('page.badAddressTitle'),
      paragraphs: [t('page.badAddressText')],
      actions: [start(t)],
    }));

  const unreachable: Answer = (request, reply) =>
    respond(request, reply, 503, (t) => ({
      title: t('page.unreachableTitle'),
      paragraphs: [t('page.unreachableText')],
      actions: [{ label: t('page.retry'), href: request.url }, start(t)],
    }));

  /** Makes the page for too many logins from one address, with the seconds until the next one. */
  function tooMany(request: FastifyRequest, reply: FastifyReply, seconds: number) {
    return respond(request, reply.header('retry-after', seconds), 429, (t) => ({
      title: t('page.tooManyTitle'),
      paragraphs: [t('page.tooManyText', { seconds })],
      actions: [{ label: t('page.retry'), href: request.url }, start(t)],
    }));
  }

  /** Makes the page for people of an unknown institution. `institution` is the one of the login, if any. */
  function noAccess(request: FastifyRequest, reply: FastifyReply, institution: string | undefined) {
    const { supportEmail } = federation;
    return respond(request, reply, 403, (t) => ({
      title: t('page.noAccessTitle'),
      paragraphs: [
        institution ? t('page.noAccessUnknown', { institution }) : t('page.noAccessNone'),
        t('page.noAccessHelp'),
      ],
      actions: [
        loginAgain(t),
        start(t),
        ...(supportEmail ? [{ label: t('page.contact'), href: `mailto:${supportEmail}` }] : []),
      ],
    }));
  }

  /** Makes the page for an address that cannot be decoded, or has another host name. */
  const noPage: Answer = (request, reply) =>
    respond(request, reply, 400, (t) => ({
      title: t('page.noPageTitle'),
      paragraphs: [t('page.noPageText')],
      actions: [{ label: t('page.toStart'), href: `${publicUrl}/` }],
    }));

  /** Makes the page for a database that is away or busy. */
  function unavailable(request: FastifyRequest, reply: FastifyReply, seconds: number, status: number) {
    return respond(request, reply.header('retry-after', seconds), status, (t) => ({
      title: t('page.unavailableTitle'),
      paragraphs: [t('page.unavailableText')],
      actions: [{ label: t('page.retry'), href: request.url }],
    }));
  }

  /** Makes the page for a server error; the log has the details. */
  const broken: Answer = (request, reply) =>
    respond(request, reply, 500, (t) => ({
      title: t('page.brokenTitle'),
      paragraphs: [t('page.brokenText', { reference: request.id })],
      actions: [{ label: t('page.retry'), href: request.url }, start(t)],
    }));

  return { unavailable, broken, noPage, lost, badAddress, unreachable, tooMany, noAccess };
}
