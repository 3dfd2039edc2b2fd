import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '../../../../src/contracts/wire/audit';
import { type Actor, earlierRoles, recordAudit } from '../../../platform/audit/audit.module';
import type { Dependencies } from '../../../platform/dependencies';
import type { Tx } from '../../../platform/storage/database';
import { actorOf, personAs } from '../access/actorOf';
import type { Principal } from '../principal';

/** Reason why a login gives no session, with further facts if there are any. */
interface Refused {
  readonly reason: 'failed' | 'refusedByProvider' | 'noAccess' | 'levelNotReached';
  readonly person?: Pick<Principal, 'issuer' | 'subject' | 'displayName' | 'uid'>;
  readonly institution?: string | undefined;
  readonly facts?: object;
}

/** Records a login that was refused, or did not reach the requested level. */
export async function recordRefused(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  request: FastifyRequest,
  { reason, person, institution, facts }: Refused,
): Promise<void> {
  const name = person && (person.displayName || person.uid || person.subject);
  const { kind: _kind, ...from } = actorOf(request, null);
  const actor: Actor = person
    ? { ...from, kind: 'person', name: name ?? '', issuer: person.issuer, subject: person.subject }
    : { ...from, kind: 'guest' };
  const object = { id: person?.subject ?? 'guest', name };
  const entry = { kind: 'login.refused', actor, institution, object, after: { reason, ...facts } } as const;
  await database.transaction((tx) => recordAudit(tx, entry, now()));
}

/** Records a login in the transaction that makes its session, and changes of its roles since the last time. */
export async function recordLogin(
  tx: Tx,
  request: FastifyRequest,
  principal: Principal,
  kind: Extract<AuditKind, 'login.made' | 'login.steppedUp'>,
  now: Date,
): Promise<void> {
  const { subject, loginInstitution: institution, level, authorities } = principal;
  const actor = actorOf(request, principal);
  const object = { id: subject, name: actor.name };
  const before = await earlierRoles(tx, principal);
  await recordAudit(tx, { kind, actor, institution, object, after: { level, authorities } }, now);
  if (before) await recordRoles(tx, { ...principal, authorities: before }, principal, actor, now);
}

/** Records that a person's roles have changed; nothing if they are the same. */
export async function recordRoles(
  tx: Tx,
  { authorities: before }: Pick<Principal, 'authorities'>,
  principal: Principal,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { subject, loginInstitution: institution, authorities } = principal;
  if (JSON.stringify([...before].sort()) === JSON.stringify([...authorities].sort())) return;
  const { issuer, name } = personAs(principal);
  const object = { id: subject, name };
  const entry = { kind: 'roles.changed', actor: { ...actor, issuer, subject }, institution, object } as const;
  await recordAudit(tx, { ...entry, before: { authorities: before }, after: { authorities } }, now);
}
