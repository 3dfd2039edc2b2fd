import type { AuditKind } from '../wire/audit';

/** Name in `extensions` of `/users/me` if the server shows the audit trail. */
export const AUDIT_EXTENSION = 'audit';

/** Kinds without an institution, so that an institution's trail never includes them. */
export const operatorKinds: readonly AuditKind[] = [
  ...(['webhook.added', 'webhook.rotated', 'webhook.removed', 'webhook.tested', 'webhook.replayed'] as const),
  ...(['feed.added', 'feed.refreshed', 'feed.removed', 'metadata.imported'] as const),
  ...(['logins.imported', 'logins.moved', 'state.imported', 'state.exported', 'desk.switched'] as const),
  ...(['person.exported', 'person.erased', 'person.pseudonymised', 'trail.removed'] as const),
];

/** Whose audit trail: that of the institution acted for, or the whole. */
export type TrailScope = 'own' | 'all';

/** Returns the path of the calls about one of the trails. */
export function trailPath(scope: TrailScope): '/x/audit' | '/x/desk/audit' {
  return scope === 'all' ? '/x/desk/audit' : '/x/audit';
}
