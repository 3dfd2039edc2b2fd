import type { AuditActor, AuditFault, AuditKind } from '../../contracts/wire/audit';

export const kindMessages = {
  'login.made': 'audit.kind.login.made',
  'login.refused': 'audit.kind.login.refused',
  'login.steppedUp': 'audit.kind.login.steppedUp',
  'login.ended': 'audit.kind.login.ended',
  'session.ended': 'audit.kind.session.ended',
  'watching.changed': 'audit.kind.watching.changed',
  'roles.changed': 'audit.kind.roles.changed',
  'institution.switched': 'audit.kind.institution.switched',
  'connection.made': 'audit.kind.connection.made',
  'connection.requested': 'audit.kind.connection.requested',
  'disconnection.requested': 'audit.kind.disconnection.requested',
  'setting.requested': 'audit.kind.setting.requested',
  'institution.requested': 'audit.kind.institution.requested',
  'invitation.sent': 'audit.kind.invitation.sent',
  'invitation.resent': 'audit.kind.invitation.resent',
  'invitation.answered': 'audit.kind.invitation.answered',
  'request.withdrawn': 'audit.kind.request.withdrawn',
  'ticket.stepped': 'audit.kind.ticket.stepped',
  'policy.created': 'audit.kind.policy.created',
  'policy.changed': 'audit.kind.policy.changed',
  'policy.deleted': 'audit.kind.policy.deleted',
  'person.exported': 'audit.kind.person.exported',
  'person.erased': 'audit.kind.person.erased',
  'person.pseudonymised': 'audit.kind.person.pseudonymised',
  'services.downloaded': 'audit.kind.services.downloaded',
  'data.read': 'audit.kind.data.read',
  'data.exported': 'audit.kind.data.exported',
  'webhook.added': 'audit.kind.webhook.added',
  'webhook.rotated': 'audit.kind.webhook.rotated',
  'webhook.removed': 'audit.kind.webhook.removed',
  'webhook.tested': 'audit.kind.webhook.tested',
  'webhook.replayed': 'audit.kind.webhook.replayed',
  'consumer.added': 'audit.kind.consumer.added',
  'consumer.revoked': 'audit.kind.consumer.revoked',
  'feed.added': 'audit.kind.feed.added',
  'feed.refreshed': 'audit.kind.feed.refreshed',
  'feed.removed': 'audit.kind.feed.removed',
  'metadata.imported': 'audit.kind.metadata.imported',
  'logins.imported': 'audit.kind.logins.imported',
  'state.imported': 'audit.kind.state.imported',
  'state.exported': 'audit.kind.state.exported',
  'logins.moved': 'audit.kind.logins.moved',
  'desk.switched': 'audit.kind.desk.switched',
  'trail.downloaded': 'audit.kind.trail.downloaded',
  'trail.removed': 'audit.kind.trail.removed',
} as const satisfies Record<AuditKind, string>;

/** What stands under the name of whoever acted without a role. */
export const actorMessages = {
  person: 'audit.actor.person',
  guest: 'audit.actor.guest',
  commandLine: 'audit.actor.commandLine',
  program: 'audit.actor.program',
  server: 'audit.actor.server',
} as const satisfies Record<AuditActor, string>;

/** The roles that the access table distinguishes. */
export const roleMessages: Readonly<Record<string, string>> = {
  member: 'audit.role.member',
  viewer: 'audit.role.viewer',
  admin: 'audit.role.admin',
  superUser: 'audit.role.superUser',
  superUserAsViewer: 'audit.role.superUserAsViewer',
  superUserAsAdmin: 'audit.role.superUserAsAdmin',
};

export const faultMessages = {
  gap: 'audit.fault.gap',
  chain: 'audit.fault.chain',
  seal: 'audit.fault.seal',
  entries: 'audit.fault.entries',
  entry: 'audit.fault.entry',
  unsealed: 'audit.fault.unsealed',
} as const satisfies Record<AuditFault['kind'], string>;
