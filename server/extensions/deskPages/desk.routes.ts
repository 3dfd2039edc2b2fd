import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  DeskHoldRequest,
  DeskPage,
  DeskQuery,
  DeskStepRequest,
  DeskTicketDetail,
} from '../../../src/contracts/wire/desk';
import type { Dependencies } from '../../platform/dependencies';
import { logAct, personKey, requireRequester } from '../../modules/identity/identity.module';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { ProblemError } from '../../platform/http/problems';
import { deskPage } from './deskPage';
import { deskTicket } from './deskTicket';
import { hasDesk } from '../../modules/tickets/tickets.module';
import { stepAtDesk, deskFailure } from './stepAtDesk';

const TicketKey = Type.Object({ key: Type.String({ pattern: '^[A-Z][A-Z0-9]*-[0-9]+$', maxLength: 100 }) });
const StepBody = Type.Union([DeskStepRequest, DeskHoldRequest]);
interface ByKey {
  Params: Static<typeof TicketKey>;
}

/**
 * Adds the calls with which super users process tickets (docs/extensions/deskPages.md); with another ticket system
 * there are none.
 */
export function deskRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { config, database } = dependencies;

  return async (app) => {
    app.addHook('preHandler', async () => {
      if (!hasDesk(config)) throw new ProblemError('not-found');
    });

    app.get<{ Querystring: DeskQuery }>(
      '/dashboard/api/x/desk/tickets',
      { schema: { querystring: DeskQuery, response: enveloping(DeskPage) } },
      async (request) => {
        const { query, language } = request;
        return enveloped(request, await deskPage(request.reading, query, language, readerOf(request)));
      },
    );

    app.get<ByKey>(
      '/dashboard/api/x/desk/tickets/:key',
      { schema: { params: TicketKey, response: enveloping(DeskTicketDetail) } },
      async (request) => {
        const { key } = request.params;
        const ticket = await deskTicket(request.reading, key, request.language, readerOf(request));
        if (!ticket) throw new ProblemError('not-found');
        request.auditSubject = { institution: ticket.institutionEntityId };
        return enveloped(request, ticket);
      },
    );

    app.post<ByKey & { Body: Static<typeof StepBody> }>(
      '/dashboard/api/x/desk/tickets/:key/steps',
      {
        schema: {
          params: TicketKey,
          headers: Repeatable,
          body: StepBody,
          response: enveloping(DeskTicketDetail),
        },
      },
      async (request, reply) => {
        const { key } = request.params;
        const reader = readerOf(request);
        const work = idempotent(dependencies, request, reply, async (tx) => {
          const requester = requireRequester(request);
          const { action } = request.body;
          const ticket = await stepAtDesk(dependencies, tx, { ...requester, reader }, key, request.body);
          logAct(request, requester, 'step at the desk', { key, action, status: ticket.status });
          return enveloped(request, ticket);
        });
        return work.catch(async (error: unknown) => {
          throw await deskFailure(database.read, key, error, reader);
        });
      },
    );
  };
}

/** Returns the person who asks, by issuer and subject, as sessions hold them. */
function readerOf(request: FastifyRequest): string {
  return personKey(requireRequester(request).person);
}
