import type { FastifyPluginAsync } from 'fastify';
import {
  AnsweredInvitation,
  InvitationAnswer,
  NewInvitation,
  ResentInvitation,
} from '../../../src/contracts/wire/invitation';
import { Ticket } from '../../../src/contracts/wire/ticket';
import type { Dependencies } from '../../platform/dependencies';
import { logAct, requireRequester } from '../identity/identity.module';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { answerInvitation } from './invitationAnswer';
import { resendInvitation } from './invitationReminder';
import { sendInvitation } from './invitationSending';

/** Adds the calls with which super users invite, and institutions answer. */
export function invitationsRoutes(dependencies: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: NewInvitation }>(
      '/dashboard/api/users/inviteRequest',
      { schema: { headers: Repeatable, body: NewInvitation, response: enveloping(Ticket) } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const requester = requireRequester(request);
          const { uid, displayName, email } = requester.person;
          const { language, actor } = requester;
          const inviting = { sender: { name: displayName || uid, email, uid }, language, actor };
          const ticket = await sendInvitation(dependencies, tx, inviting, request.body);
          const { spId: service, type, jiraKey: key } = ticket;
          logAct(request, requester, 'invitation sent', { service, type, key });
          return enveloped(request, ticket);
        }),
    );

    app.post<{ Body: ResentInvitation }>(
      '/dashboard/api/users/resendInviteRequest',
      { schema: { headers: Repeatable, body: ResentInvitation, response: enveloping(ResentInvitation) } },
      (request, reply) =>
        idempotent(
          dependencies,
          request,
          reply,
          async (tx, known) => {
            const requester = requireRequester(request);
            const resent = await resendInvitation(dependencies, tx, requester, request.body, known);
            logAct(request, requester, 'invitation resent', { key: resent.jiraKey });
            return enveloped(request, resent);
          },
          request.body.jiraKey,
        ),
    );

    app.put<{ Body: InvitationAnswer }>(
      '/dashboard/api/users/inviteRequest',
      { schema: { headers: Repeatable, body: InvitationAnswer, response: enveloping(AnsweredInvitation) } },
      (request, reply) =>
        idempotent(
          dependencies,
          request,
          reply,
          async (tx, known) => {
            const requester = requireRequester(request);
            const answered = await answerInvitation(dependencies, tx, requester, request.body, known);
            const { spEntityId: service, type, jiraKey: key, status } = answered;
            logAct(request, requester, 'invitation answered', { service, type, key, status });
            return enveloped(request, answered);
          },
          request.body.jiraKey,
        ),
    );
  };
}
