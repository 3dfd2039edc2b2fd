import { Type, type Static } from 'typebox';
import { EntityType } from './enumerations';

export const InvitationType = Type.Enum(['LINKINVITE', 'UNLINKINVITE']);
export const InvitationStatus = Type.Enum(['ACCEPTED', 'REJECTED']);

/** Body of `PUT /users/inviteRequest`; a denial needs `status`, `type` and `jiraKey` only (contract §2.5). */
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

/** The echo of it, and whether the connection was made at once; `rejected` comes from our server only. */
export const AnsweredInvitation = Type.Object({
  ...InvitationAnswer.properties,
  connectWithoutInteraction: Type.Boolean(),
  rejected: Type.Optional(Type.Boolean()),
});
export type AnsweredInvitation = Static<typeof AnsweredInvitation>;
