import { Type, type Static } from 'typebox';
import { EntityType } from './enumerations';

const InvitationType = Type.Enum(['LINKINVITE', 'UNLINKINVITE']);
const InvitationStatus = Type.Enum(['ACCEPTED', 'REJECTED']);

/**
 * A recipient of an invitation: directly if they manage the connections of the institution, in copy otherwise. Members
 * beyond these are ignored.
 */
export const InvitedContact = Type.Object({
  /** May be empty for a contact of the institution without a name. */
  name: Type.Optional(Type.String({ maxLength: 255 })),
  emailAddress: Type.String({ maxLength: 320 }),
  sabContact: Type.Optional(Type.Boolean()),
});
export type InvitedContact = Static<typeof InvitedContact>;

/** Body of `POST /users/inviteRequest`; the answer is a `Ticket` without status and dates. */
export const NewInvitation = Type.Object({
  /** The invited institution; the header is ignored. */
  idpEntityId: Type.String({ minLength: 1, maxLength: 1024 }),
  idpName: Type.Optional(Type.String({ maxLength: 1024 })),
  spEntityId: Type.String({ minLength: 1, maxLength: 1024 }),
  spName: Type.Optional(Type.String({ maxLength: 1024 })),
  typeMetaData: EntityType,
  /** `id` of the service; a number, also as text. */
  spId: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
  message: Type.Optional(Type.String({ maxLength: 10_000 })),
  /** True: to connect; false: to disconnect. */
  connectionRequest: Type.Boolean(),
  contactPersons: Type.Array(InvitedContact, { minItems: 1, maxItems: 100 }),
});
export type NewInvitation = Static<typeof NewInvitation>;

/** Body of `PUT /spDashboard/api/serviceConnectionRequest`: a service's owner asks an institution to connect it. */
export const ServiceConnectionRequest = Type.Object({
  idpEntityId: Type.String({ minLength: 1, maxLength: 1024 }),
  spEntityId: Type.String({ minLength: 1, maxLength: 1024 }),
  typeMetaData: EntityType,
  /** Name of the person who asks. */
  ownName: Type.String({ minLength: 1, maxLength: 255 }),
  ownEmail: Type.String({ minLength: 1, maxLength: 320 }),
});
export type ServiceConnectionRequest = Static<typeof ServiceConnectionRequest>;

/** Body of `POST /users/resendInviteRequest`, and its answer. */
export const ResentInvitation = Type.Object({
  /** The institution of the ticket; the header is ignored. */
  idpId: Type.String({ minLength: 1, maxLength: 1024 }),
  jiraKey: Type.String({ pattern: '^[A-Z][A-Z0-9]*-[0-9]+$', maxLength: 50 }),
  /** Replaces the personal message. */
  comments: Type.Optional(Type.String({ maxLength: 10_000 })),
});
export type ResentInvitation = Static<typeof ResentInvitation>;

/** Body of `PUT /users/inviteRequest`; a denial needs `status`, `type` and `jiraKey` only. */
export const InvitationAnswer = Type.Object({
  status: InvitationStatus,
  type: InvitationType,
  jiraKey: Type.String({ pattern: '^[A-Z][A-Z0-9]*-[0-9]+$', maxLength: 50 }),
  comment: Type.Optional(Type.String({ maxLength: 10_000 })),
  loaLevel: Type.Optional(Type.String({ maxLength: 1024 })),
  spEntityId: Type.Optional(Type.String({ maxLength: 1024 })),
  typeMetaData: Type.Optional(EntityType),
});
export type InvitationAnswer = Static<typeof InvitationAnswer>;

/** An echo of the request, and whether the connection was made at once; only our server sends `rejected`. */
export const AnsweredInvitation = Type.Object({
  ...InvitationAnswer.properties,
  connectWithoutInteraction: Type.Boolean(),
  rejected: Type.Optional(Type.Boolean()),
});
export type AnsweredInvitation = Static<typeof AnsweredInvitation>;
