import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies';
import { sessionStore } from './session.store';

/**
 * If there is a read replica, stores the database position after each change in the person's sessions, before they get
 * the answer. If that fails, the change is not acknowledged: a repetition gets the first answer.
 */
export function noteChanges(
  app: FastifyInstance,
  { config, database, now, replica }: Pick<Dependencies, 'config' | 'database' | 'now' | 'replica'>,
): void {
  if (!replica) return;
  const sessions = sessionStore(database, config, now);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { principal, routeOptions } = request;
    if (!principal || !routeOptions.config.access?.changes) return done();
    const noted = sessions.noteChange(principal);
    // A refused change stays refused.
    const settled = reply.statusCode < 400 ? noted : noted.catch(() => undefined);
    settled.then(() => done(), done);
  });
}
