import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { SessionEndAnswer } from '../../../../src/contracts/wire/sessionEnd';
import type { Dependencies } from '../../../platform/dependencies';
import { enveloping } from '../../../platform/http/responses';
import { enveloped } from '../../../platform/http/envelope';
import { ProblemError } from '../../../platform/http/problems';
import { sessionStore } from './session.store';

const URL = '/dashboard/api/x/session';

/** Adds the calls that return the end of the session, and extend it (docs/EXTENSIONS.md, `sessionEnd`). */
export function sessionEndRoutes({ config, database, now }: Dependencies): FastifyPluginAsync {
  const sessions = sessionStore(database, config, now);

  async function endOf(id: string): Promise<SessionEndAnswer> {
    const found = await sessions.find(id);
    // The session may have ended since the request arrived.
    if (found.state === 'dead') throw new ProblemError('session-expired');
    const left = (end: number) => Math.max(0, Math.floor((end - now().getTime()) / 1000));
    const latest = found.latestEnd.getTime();
    const unused = found.seenAt.getTime() + config.session.idleSeconds * 1000;
    return { endsIn: left(Math.min(unused, latest)), endsAtLatestIn: left(latest) };
  }

  async function sendEnd(request: FastifyRequest) {
    return enveloped(request, await endOf(idOf(request)));
  }

  async function renew(request: FastifyRequest) {
    const id = idOf(request);
    await sessions.touch([id]);
    return enveloped(request, await endOf(id));
  }

  return async (app) => {
    const schema = { response: enveloping(SessionEndAnswer) };
    app.get(URL, { schema }, sendEnd);
    app.post(URL, { schema }, renew);
  };
}

/** The access table allows only people with a session; this narrows the type. */
function idOf({ sessionId }: FastifyRequest): string {
  if (sessionId === null) throw new ProblemError('forbidden');
  return sessionId;
}
