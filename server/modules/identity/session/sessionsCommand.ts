import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { operator, recordAudit } from '../../../platform/audit/audit.module';
import type { Dependencies } from '../../../platform/dependencies';
import { pseudonym } from '../pseudonym';
import { sessionStore } from './session.store';
import { signedIn, type SignedIn } from './signedIn';
import { Refusal } from '../../../platform/control/refusal';
import type { Handler } from '../../../platform/control/serve';

const Named = { issuer: Type.String({ minLength: 1 }), subject: Type.String({ minLength: 1 }) };

/**
 * Command of an operator about sessions: list the signed-in people, end a person's sessions, or find the pseudonym of a
 * person, signed in or not. `person` is a pseudonym.
 */
export const SessionsCommand = Type.Union([
  Type.Object({ action: Type.Literal('list') }),
  Type.Object({ action: Type.Literal('end'), ...Named }),
  Type.Object({ action: Type.Literal('end'), person: Type.String({ minLength: 1 }) }),
  Type.Object({ action: Type.Literal('who'), ...Named }),
]);
export type SessionsCommand = Static<typeof SessionsCommand>;

/** `ended` is the number of active sessions that were ended. */
export type SessionsResult =
  { readonly people: readonly SignedIn[] } | { readonly ended: number } | { readonly person: string };

function personText(request: Extract<SessionsCommand, { action: 'end' }>): string {
  return 'person' in request ? request.person : `${request.subject} of ${request.issuer}`;
}

/** Makes the handler of `sessions`: takes a SessionsCommand, returns a SessionsResult. Throws Refusal. */
export function sessionsHandler({
  config,
  database,
  now,
}: Pick<Dependencies, 'config' | 'database' | 'now'>): Handler {
  const people = () => signedIn(database, config, now());
  return async (request, _report, by): Promise<SessionsResult> => {
    if (!Value.Check(SessionsCommand, request))
      throw new Refusal('The server did not understand the command.');
    if (request.action === 'list') return { people: await people() };
    if (request.action === 'who') return { person: await pseudonym(database, request) };
    const known = 'person' in request ? request.person : await pseudonym(database, request);
    const person = (await people()).find((one) => one.person === known);
    if (!person) throw new Refusal(`Nobody is logged in as ${personText(request)}.`);
    const { institution, name, subject } = person;
    const object = { id: subject, name };
    const entry = { kind: 'session.ended', actor: operator(by), institution, object } as const;
    await sessionStore(database, config, now).endAllOf(person, (tx) => recordAudit(tx, entry, now()));
    return { ended: person.sessions };
  };
}
