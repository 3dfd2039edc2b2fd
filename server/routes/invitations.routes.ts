import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { InvitationAnswer, type AnsweredInvitation } from '../../src/contracts/wire/invitation';
import type { Dependencies } from '../dependencies';
import { asking } from '../http/asking';
import { enveloped } from '../http/envelope';
import { idempotent } from '../http/idempotency';
import { personKey } from '../identity/session.store';
import type { Asking } from '../services/connectionChecks';
import { answerInvitation } from '../services/invitationAnswer';

/** Who answered what, for those who have to account for it (obligations 16.3). */
function record(
  request: FastifyRequest,
  { person, institution }: Asking,
  { spEntityId: service, type, jiraKey: key, status }: AnsweredInvitation,
): void {
  request.log.info(
    { person: personKey(person), institution, service, type, key, status },
    'invitation answered',
  );
}

/** The institution's answer to an invitation (contract §2.5). */
export function invitationsRoutes(dependencies: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.put<{ Body: InvitationAnswer }>(
      '/dashboard/api/users/inviteRequest',
      { schema: { body: InvitationAnswer } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const asker = asking(request);
          const answered = await answerInvitation(dependencies, tx, asker, request.body);
          record(request, asker, answered);
          return enveloped(request, answered);
        }),
    );
  };
}
