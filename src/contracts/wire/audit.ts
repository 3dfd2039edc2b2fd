import { Type, type Static } from 'typebox';
import { Policy } from './policy';

/** Kinds of entries in the audit trail, each with the kind of its object. */
export const auditKinds = {
  'login.made': 'person',
  'login.refused': 'person',
  'login.steppedUp': 'person',
  'login.ended': 'person',
  'session.ended': 'person',
  'roles.changed': 'person',
  'watching.changed': 'person',
  'institution.switched': 'institution',
  'connection.made': 'service',
  'connection.requested': 'service',
  'disconnection.requested': 'service',
  'setting.requested': 'service',
  'changes.gathered': 'institution',
  'changes.requested': 'institution',
  'security.rulesChanged': 'institution',
  'wish.asked': 'service',
  'wish.withdrawn': 'service',
  'wish.answered': 'service',
  'wish.merged': 'service',
  'review.started': 'review',
  'review.stepped': 'review',
  'review.closed': 'review',
  'review.judged': 'service',
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
  'data.exported': 'call',
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
  'state.imported': 'file',
  'state.exported': 'file',
  'logins.moved': 'logins',
  'desk.switched': 'desk',
  'trail.downloaded': 'trail',
  'trail.removed': 'trail',
} as const;

export type AuditKind = keyof typeof auditKinds;
export type AuditObject = (typeof auditKinds)[AuditKind];

/**
 * Who acted: a person, an unknown person, an operator on the command line, the holder of a link that was mailed to an
 * address, another program, or the server by itself.
 */
export const auditActors = ['person', 'guest', 'commandLine', 'link', 'program', 'server'] as const;
export type AuditActor = (typeof auditActors)[number];

const Moment = Type.Integer({ description: 'Epoch milliseconds.' });

/** Filters of a search; an omitted one matches every entry. */
const filters = {
  /** Inclusive. */
  from: Type.Optional(Moment),
  /** Exclusive. */
  to: Type.Optional(Moment),
  /** Part of a name, or the whole of a subject. */
  person: Type.Optional(Type.String({ maxLength: 200 })),
  kind: Type.Optional(Type.Enum(Object.keys(auditKinds) as AuditKind[])),
  /** Part of the name or ID of an object. */
  object: Type.Optional(Type.String({ maxLength: 1024 })),
};

/** `GET /x/audit`, `GET /x/desk/audit` (docs/extensions/trail.md). */
export const AuditQuery = Type.Object({
  ...filters,
  /** Only entries before the one with this number. */
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })),
});
export type AuditQuery = Static<typeof AuditQuery>;

/** `GET /x/audit/download`, `GET /x/desk/audit/download`. */
export const AuditDownload = Type.Object({ ...filters, form: Type.Enum(['csv', 'jsonl']) });
export type AuditDownload = Static<typeof AuditDownload>;
export type AuditFilter = Omit<AuditDownload, 'form'>;

const Values = Type.Record(Type.String(), Type.Unknown());

export const AuditEntry = Type.Object({
  number: Type.String(),
  /** ISO 8601. */
  at: Type.String(),
  kind: Type.Enum(Object.keys(auditKinds) as AuditKind[]),
  actor: Type.Object({
    kind: Type.Enum([...auditActors]),
    name: Type.String(),
    issuer: Type.Optional(Type.String()),
    subject: Type.Optional(Type.String()),
    /** The role that gave the right, in the terms of docs/ACCESS.md. */
    role: Type.Optional(Type.String()),
    /** Entity ID of the institution that a super user acted for. */
    actingFor: Type.Optional(Type.String()),
    /** Shown only for the institution's own people, but at the desk for all people. */
    address: Type.Optional(Type.String()),
  }),
  /** The institution of the entry; absent: several, or none. */
  institution: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  object: Type.Object({
    kind: Type.Enum([...new Set(Object.values(auditKinds))]),
    id: Type.String(),
    name: Type.Optional(Type.String()),
  }),
  /** Only changed values. */
  before: Type.Optional(Values),
  after: Type.Optional(Values),
  requestId: Type.Optional(Type.String()),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** Newest first. */
export const AuditPage = Type.Object({
  entries: Type.Array(AuditEntry),
  /** The number with which to request older entries; absent: there are none. */
  next: Type.Optional(Type.String()),
});
export type AuditPage = Static<typeof AuditPage>;

/** `GET /x/audit/policies/{id}`, `GET /x/desk/audit/policies/{id}`: the states of a policy, oldest first. */
export const PolicyHistory = Type.Object({
  revisions: Type.Array(Policy),
  /** Who deleted it and when (ISO 8601); absent: the policy still exists. */
  deleted: Type.Optional(Type.Object({ by: Type.String(), at: Type.String() })),
});
export type PolicyHistory = Static<typeof PolicyHistory>;

/**
 * `gap`: a day has no seal; `chain`: it does not follow the previous seal; `seal`, `entries`, `entry`: it differs from
 * what was sealed.
 */
const AuditFault = Type.Object({
  /** UTC. */
  day: Type.String(),
  kind: Type.Enum(['gap', 'chain', 'seal', 'entries', 'entry', 'unsealed', 'missing']),
  number: Type.Optional(Type.String()),
});
export type AuditFault = Static<typeof AuditFault>;

/** `GET /x/desk/audit/chain`: outcome of the last check. */
export const AuditChain = Type.Object({
  /** First and last sealed day (UTC); absent: none yet. */
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  /** Hash of the last seal. */
  seal: Type.Optional(Type.String()),
  entries: Type.Integer(),
  unsealed: Type.Integer(),
  /** The first faults. */
  faults: Type.Array(AuditFault),
  /** ISO 8601; absent: not checked yet. */
  checkedAt: Type.Optional(Type.String()),
});
export type AuditChain = Static<typeof AuditChain>;
