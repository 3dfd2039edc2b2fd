import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { deskActions } from '../../../../src/extensions/deskPages/contract/desk';
import type { Dependencies } from '../../../platform/dependencies';
import { ProblemError } from '../../../platform/http/problems';
import { pageLanguage } from '../../../modules/identity/identity.module';
import { deskTicket } from '../deskTicket';
import { deadLinkPages } from './deadLinkPages';
import { deskLinks, type ValidToken } from './links';
import { notAnyMore, noticeOf } from './notices';
import { DESK_LINK_PATH } from './paths';
import { press, PressedForm, stepIn } from './pressed';
import { sendAgain } from './sendAgain';
import { ticketPage, type TicketView } from './ticketPage';
import { ticketTexts } from './ticketTexts';

const text = Type.Optional(Type.String());
const Opened = Type.Object({ link: text, page: text, step: text });
const Renewed = Type.Object({ expired: Type.String() });
const Body = Type.Union([PressedForm, Renewed]);

/**
 * Adds the pages for links in mails to the desk. Opening a page changes nothing, since programs that check mails open
 * links as well; the button does, and its form has the token that permits it.
 */
export function linkRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { config, database } = dependencies;
  const links = deskLinks(dependencies);
  const dead = deadLinkPages(config);

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    held: ValidToken,
    view: Omit<TicketView, 'holder' | 'language' | 'tokens'>,
  ) {
    const tokens = { page: await links.renew('page', held), form: await links.renew('form', held) };
    const language = pageLanguage(request, config.federation.languages);
    return reply
      .type('text/html; charset=utf-8')
      .send(ticketPage(config, { ...view, holder: held.holder, language, tokens }));
  }

  async function open(request: FastifyRequest<{ Querystring: Static<typeof Opened> }>, reply: FastifyReply) {
    const { link, page = '', step } = request.query;
    const language = pageLanguage(request, config.federation.languages);
    const action = deskActions.find((one) => one === step);
    if (link !== undefined) {
      const read = await links.read('link', link);
      if (read.kind !== 'valid')
        return dead(reply, language, read.kind === 'expired' ? { expired: link } : {});
      const token = await links.renew('page', read);
      return reply.redirect(`${DESK_LINK_PATH}?page=${token}${action ? `&step=${action}` : ''}`, 303);
    }
    const read = await links.read('page', page);
    if (read.kind !== 'valid') return dead(reply, language, { ended: read.kind === 'expired' });
    const ticket = await deskTicket(database.read, read.ticket, language);
    if (!ticket) throw new ProblemError('not-found');
    const gone = action !== undefined && !ticket.possible.includes(action);
    const notice = gone ? notAnyMore(ticketTexts(config, language), ticket) : undefined;
    return show(request, reply, read, { ticket, action, notice });
  }

  async function pressed(request: FastifyRequest, reply: FastifyReply, form: PressedForm) {
    const language = pageLanguage(request, config.federation.languages);
    const read = await links.read('form', form.token);
    const { comment = '' } = form;
    if (read.kind !== 'valid')
      return dead(reply, language, { ended: read.kind === 'expired', written: comment });
    const { ticket: key, holder } = read;
    const step = stepIn(form);
    if (step === undefined) return dead(reply, language, { written: comment });
    if (typeof step === 'string') {
      const ticket = await deskTicket(database.read, key, language);
      if (!ticket) throw new ProblemError('not-found');
      const action = deskActions.find((one) => one === form.action);
      reply.code(422);
      return show(request, reply, read, { ticket, action, fault: `desk.form.${step}`, written: form });
    }
    const { id: requestId, ip } = request;
    const who = { name: holder.name || holder.address, subject: holder.address };
    const actor = { kind: 'link', ...who, requestId, address: ip } as const;
    const outcome = await press(dependencies, { key, actor, language, step });
    const { action } = step;
    request.log.info({ key, action, outcome: outcome.kind }, 'step by a link in a mail');
    const goesOn = outcome.kind === 'moved' || outcome.kind === 'refused';
    if (goesOn) reply.code(409);
    return show(request, reply, read, {
      ticket: outcome.ticket,
      notice: noticeOf(ticketTexts(config, language), action, outcome, comment),
      ...(goesOn && { action, written: form }),
    });
  }

  async function renewed(request: FastifyRequest, reply: FastifyReply, expired: string) {
    const language = pageLanguage(request, config.federation.languages);
    const read = await links.read('link', expired);
    if (read.kind === 'forged') return dead(reply, language, {});
    await sendAgain(dependencies, read.ticket, read.holder);
    return dead(reply, language, { sent: true });
  }

  return async (app) => {
    if (config.deskMail === undefined) return;
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('referrer-policy', 'no-referrer');
    });
    app.get<{ Querystring: Static<typeof Opened> }>(
      DESK_LINK_PATH,
      { schema: { querystring: Opened }, config: { anonymous: true, readLimited: true } },
      open,
    );
    app.post<{ Body: Static<typeof Body> }>(
      DESK_LINK_PATH,
      { schema: { body: Body }, config: { anonymous: true } },
      async (request, reply) =>
        'expired' in request.body
          ? renewed(request, reply, request.body.expired)
          : pressed(request, reply, request.body),
    );
  };
}
