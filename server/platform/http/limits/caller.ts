import type { FastifyInstance } from 'fastify';
import { callers } from '../../storage/gate';
import { callerKey } from './rateLimit';

/**
 * Says for whom the database works, so that no caller takes the turns of others. It comes after the body, whose parts
 * arrive outside of any request.
 */
export function addCaller(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { person, institution } = request;
    callers.run({ name: callerKey(request), isGuest: person === undefined, institution }, done);
  });
}
