import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { operator, recordAudit } from '../../audit/audit.module';
import type { Dependencies } from '../../../platform/dependencies';
import { sessionStore } from './session.store';
import { signedIn, type SignedIn } from './signedIn';
import { Refusal } from '../../../platform/control/refusal';
import type { Handler } from '../../../platform/control/serve';

/** What an operator asks about sessions: who is signed in, and that somebody no longer is. */
export const SessionsCommand = Type.Union([
  Type.Object({ action: Type.Literal('list') }),
  Type.Object({
    action: Type.Literal('end'),
    issuer: Type.String({ minLength: 1 }),
    subject: Type.String({ minLength: 1 }),
  }),
]);
export type SessionsCommand = Static<typeof SessionsCommand>;

/** `ended` is the number of living sessions that were ended. */
export type SessionsAnswer = { readonly people: readonly SignedIn[] } | { readonly ended: number };

/** Makes the handler of `sessions`: SessionsCommand in, SessionsAnswer out. It throws Refusal. */
export function sessionsHandler({
  config,
  database,
  now,
}: Pick<Dependencies, 'config' | 'database' | 'now'>): Handler {
  const people = () => signedIn(database.read, config, now());
  return async (request, _report, by): Promise<SessionsAnswer> => {
    if (!Value.Check(SessionsCommand, request))
      throw new Refusal('The server did not understand the command.');
    if (request.action === 'list') return { people: await people() };
    const { issuer, subject } = request;
    const person = (await people()).find((one) => one.issuer === issuer && one.subject === subject);
    if (!person) throw new Refusal(`Nobody is logged in as ${subject} of ${issuer}.`);
    const { institution, name } = person;
    const object = { id: subject, name };
    const entry = { kind: 'session.ended', actor: operator(by), institution, object } as const;
    await sessionStore(database, config, now).endAllOf(person, (tx) => recordAudit(tx, entry, now()));
    return { ended: person.sessions };
  };
}
