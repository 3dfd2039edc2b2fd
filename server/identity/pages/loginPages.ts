import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { messagePage, type Action } from './message.page';
import { textsIn, type Texts } from './texts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** What the server says itself when a login cannot go on; nothing of it needs the application or a script. */
export function loginPages({ federation }: Pick<Config, 'federation'>) {
  const again = (t: Texts): Action => ({ label: t.signInAgain, href: '/login' });
  const start = (t: Texts): Action => ({ label: t.toStart, href: '/' });

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    parts: (t: Texts) => { title: string; paragraphs: string[]; actions: Action[] },
  ): FastifyReply {
    const { language } = request;
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(messagePage({ language, ...parts(textsIn(language)) }));
  }

  const lost: Answer = (request, reply) =>
    answer(request, reply, 400, (t) => ({
      title: t.lostTitle,
      paragraphs: [t.lostText],
      actions: [again(t), start(t)],
    }));

  const badAddress: Answer = (request, reply) =>
    answer(request, reply, 400, (t) => ({
      title: t.badAddressTitle,
      paragraphs: [t.badAddressText],
      actions: [start(t)],
    }));

  const unreachable: Answer = (request, reply) =>
    answer(request, reply, 503, (t) => ({
      title: t.unreachableTitle,
      paragraphs: [t.unreachableText],
      actions: [{ label: t.retry, href: request.url }, start(t)],
    }));

  /** `institution`: what the login named; absent when it named none. */
  function noAccess(request: FastifyRequest, reply: FastifyReply, institution: string | undefined) {
    const { supportEmail } = federation;
    return answer(request, reply, 403, (t) => ({
      title: t.noAccessTitle,
      paragraphs: [institution ? t.noAccessUnknown(institution) : t.noAccessNone, t.noAccessHelp],
      actions: [
        again(t),
        start(t),
        ...(supportEmail ? [{ label: t.contact, href: `mailto:${supportEmail}` }] : []),
      ],
    }));
  }

  return { lost, badAddress, unreachable, noAccess };
}
