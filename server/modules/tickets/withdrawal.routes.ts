import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { RequestWithdrawal, Ticket } from '../../../src/contracts/wire/ticket';
import type { Dependencies } from '../../platform/dependencies';
import { logAct, requireRequester } from '../identity/identity.module';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { ProblemError } from '../../platform/http/problems';
import { withdrawRequest } from './withdrawal';
import { ticketViews } from './ticketView';
import { hasDesk } from './local/hasDesk';

const TicketKey = Type.Object({ key: Type.String({ maxLength: 50 }) });

/** Adds the call that withdraws a request for the person who filed it (docs/EXTENSIONS.md, `withdraw`). */
export function withdrawalRoutes(dependencies: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Params: Static<typeof TicketKey>; Body: RequestWithdrawal }>(
      '/dashboard/api/x/tickets/:key/withdrawal',
      {
        schema: {
          params: TicketKey,
          headers: Repeatable,
          body: RequestWithdrawal,
          response: enveloping(Ticket),
        },
      },
      (request, reply) =>
        idempotent(
          dependencies,
          request,
          reply,
          async (tx, known) => {
            const requester = requireRequester(request);
            const { person, language } = requester;
            const { key: wanted } = request.params;
            const ticket = await withdrawRequest(dependencies, tx, requester, wanted, request.body, known);
            const { key, type } = ticket;
            logAct(request, requester, 'request withdrawn', { type, key });
            const [answer] = await ticketViews(tx, [ticket], {
              language,
              admin: person.uid,
              ownDesk: hasDesk(dependencies.config),
            });
            if (!answer) throw new ProblemError('internal');
            return enveloped(request, answer);
          },
          request.params.key,
        ),
    );
  };
}
