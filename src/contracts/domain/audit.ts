/** Name in `extensions` of `/users/me` where the audit trail is told. */
export const AUDIT_EXTENSION = 'audit';

/** What the audit trail tells of, each with the kind of object that it happened to. */
export const auditKinds = {
  'login.made': 'person',
  'login.refused': 'person',
  'login.steppedUp': 'person',
  'login.ended': 'person',
  'session.ended': 'person',
  'roles.changed': 'person',
  'institution.switched': 'institution',
  'connection.made': 'service',
  'connection.requested': 'service',
  'disconnection.requested': 'service',
  'setting.requested': 'service',
  'institution.requested': 'institution',
  'invitation.sent': 'service',
  'invitation.resent': 'ticket',
  'invitation.answered': 'ticket',
  'request.withdrawn': 'ticket',
  'ticket.stepped': 'ticket',
  'policy.created': 'policy',
  'policy.changed': 'policy',
  'policy.deleted': 'policy',
  'person.exported': 'person',
  'person.erased': 'person',
  'person.pseudonymised': 'person',
  'services.downloaded': 'services',
  'data.read': 'call',
  'webhook.added': 'webhook',
  'webhook.rotated': 'webhook',
  'webhook.removed': 'webhook',
  'webhook.tested': 'webhook',
  'webhook.replayed': 'webhook',
  'consumer.added': 'consumer',
  'consumer.revoked': 'consumer',
  'feed.added': 'feed',
  'feed.refreshed': 'feed',
  'feed.removed': 'feed',
  'metadata.imported': 'feed',
  'logins.imported': 'file',
  'desk.switched': 'desk',
  'trail.downloaded': 'trail',
  'trail.removed': 'trail',
} as const;

export type AuditKind = keyof typeof auditKinds;
export type AuditObject = (typeof auditKinds)[AuditKind];

/** Who acted: a person, nobody who is known, an operator by the command line, another program, or the server by itself. */
export const auditActors = ['person', 'guest', 'commandLine', 'program', 'server'] as const;
export type AuditActor = (typeof auditActors)[number];
