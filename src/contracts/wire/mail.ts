import { Type, type Static } from 'typebox';

/**
 * Subject of a mail; `firstPolicy`: to the operators, about a policy that is not enforced yet; `desk`: to the
 * federation's desk, which processes tickets by mail alone; `digest`: news for a person who watches; `wishAnswer`: the
 * administrators' answer to a person who asked for a service; `review`: to a person who reviews connected services, or
 * is asked about one.
 */
export const MailKind = Type.Enum([
  'invitation',
  'disconnectInvitation',
  'reminder',
  'connected',
  'firstPolicy',
  'desk',
  'digest',
  'wishAnswer',
  'review',
]);
export type MailKind = Static<typeof MailKind>;

/** `kept` means that there is no mail server, so the mail is never sent. */
export const MailState = Type.Enum(['kept', 'waiting', 'sent', 'failed']);
export type MailState = Static<typeof MailState>;

export const MailAddress = Type.Object({ name: Type.String(), address: Type.String() });
export type MailAddress = Static<typeof MailAddress>;

/** A mail of the server, without its text (docs/EXTENSIONS.md, `mails`). */
export const MailSummary = Type.Object({
  id: Type.Integer(),
  kind: MailKind,
  state: MailState,
  /** ISO 8601, UTC. */
  createdAt: Type.String(),
  sentAt: Type.Optional(Type.String()),
  /** The last answer of the mail server, if it did not accept the mail, or not for all recipients. */
  failure: Type.Optional(Type.String()),
  jiraKey: Type.Optional(Type.String()),
  to: Type.Array(MailAddress),
  cc: Type.Array(MailAddress),
  subject: Type.String(),
  /** Code of the mail's language. */
  language: Type.String(),
});
export type MailSummary = Static<typeof MailSummary>;

/** Payload of `GET /x/desk/mails`, newest first. */
export const MailPage = Type.Object({
  mails: Type.Array(MailSummary),
  total: Type.Integer(),
  startAt: Type.Integer(),
  maxResults: Type.Integer(),
});
export type MailPage = Static<typeof MailPage>;

/** Payload of `GET /x/desk/mails/:id`. */
export const KeptMail = Type.Object({ ...MailSummary.properties, text: Type.String() });
export type KeptMail = Static<typeof KeptMail>;
