import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies';
import { sessionStore } from './session.store';

/**
 * Where people read from a replica, notes in their sessions where the database was after each change of theirs, before they get
 * the answer. A change that cannot be noted is not acknowledged: whoever repeats it gets the first answer.
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
    // What was refused stays that.
    const kept = reply.statusCode < 400 ? noted : noted.catch(() => undefined);
    kept.then(() => done(), done);
  });
}
