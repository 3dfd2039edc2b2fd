import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { OwnSessions } from '../../../../src/contracts/wire/ownSessions';
import type { Dependencies } from '../../../platform/dependencies';
import { recordAudit } from '../../../platform/audit/audit.module';
import { actorOf } from '../access/actorOf';
import { enveloping } from '../../../platform/http/responses';
import { enveloped } from '../../../platform/http/envelope';
import { ProblemError } from '../../../platform/http/problems';
import { sessionStore } from './session.store';

const Named = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,100}$' }) });

/** Adds the calls that list the person's active logins, and end them (docs/EXTENSIONS.md, `sessions`; ASVS 7.5.2). */
export function ownSessionsRoutes({ config, database, now }: Dependencies): FastifyPluginAsync {
  const sessions = sessionStore(database, config, now);

  async function list(request: FastifyRequest) {
    const { person, sessionId } = requireSession(request);
    const own: OwnSessions = await sessions.listOf(person, sessionId);
    return enveloped(request, own);
  }

  return async (app) => {
    app.get('/dashboard/api/x/sessions', { schema: { response: enveloping(OwnSessions) } }, list);

    app.post<{ Params: Static<typeof Named> }>(
      '/dashboard/api/x/sessions/:id/end',
      { schema: { params: Named, response: enveloping(OwnSessions) } },
      async (request) => {
        const { person } = requireSession(request);
        const { id } = request.params;
        const actor = actorOf(request, person);
        const { subject, loginInstitution: institution } = person;
        const object = { id: subject, name: actor.name };
        const ended = await sessions.endOwn(person, id, (tx) =>
          recordAudit(tx, { kind: 'session.ended', actor, institution, object }, now()),
        );
        if (!ended) throw new ProblemError('not-found');
        request.log.info({ person: request.pseudonym }, 'ended a session of their own');
        return list(request);
      },
    );
  };
}

/** The access table allows only people with a session; this narrows the type. */
function requireSession({ principal, sessionId }: FastifyRequest) {
  if (principal === null || sessionId === null) throw new ProblemError('forbidden');
  return { person: principal, sessionId };
}
