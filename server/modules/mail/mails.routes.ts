import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { KeptMail, MailPage } from '../../../src/contracts/wire/mail';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { ProblemError } from '../../platform/http/problems';
import { storedMail, mailPage } from './storedMails';

const DEFAULT_PAGE = 50;

const PageQuery = Type.Object({
  startAt: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  maxResults: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
});
const MailId = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,9}$' }) });

/**
 * Adds the call that lists the mails of the server with their recipients, for super users (docs/EXTENSIONS.md,
 * `mails`).
 */
export function mailsRoutes({ database }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Querystring: Static<typeof PageQuery> }>(
      '/dashboard/api/x/desk/mails',
      { schema: { querystring: PageQuery, response: enveloping(MailPage) } },
      async (request) => {
        const { startAt = 0, maxResults = DEFAULT_PAGE } = request.query;
        return enveloped(request, await mailPage(database.read, { startAt, maxResults }));
      },
    );

    app.get<{ Params: Static<typeof MailId> }>(
      '/dashboard/api/x/desk/mails/:id',
      { schema: { params: MailId, response: enveloping(KeptMail) } },
      async (request) => {
        const mail = await storedMail(database.read, Number(request.params.id));
        if (!mail) throw new ProblemError('not-found');
        return enveloped(request, mail);
      },
    );
  };
}
