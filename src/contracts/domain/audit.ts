import type { AuditKind } from '../wire/audit';

/** Name in `extensions` of `/users/me` where the audit trail is told. */
export const AUDIT_EXTENSION = 'audit';

/** What is about no institution, so that the trail of one never has it. */
export const operatorKinds: readonly AuditKind[] = [
  ...(['webhook.added', 'webhook.rotated', 'webhook.removed', 'webhook.tested', 'webhook.replayed'] as const),
  ...(['feed.added', 'feed.refreshed', 'feed.removed', 'metadata.imported'] as const),
  ...(['logins.imported', 'logins.moved', 'state.imported', 'state.exported', 'desk.switched'] as const),
  ...(['person.exported', 'person.erased', 'person.pseudonymised', 'trail.removed'] as const),
];
