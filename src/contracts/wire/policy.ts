import { Type, type Static } from 'typebox';

/** An authorization policy (contract §3.10). */
export const Policy = Type.Object({
  id: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
  name: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  denyAdvice: Type.Optional(Type.String()),
  denyAdviceNl: Type.Optional(Type.String()),
  denyAdvicePt: Type.Optional(Type.String()),
  serviceProviderId: Type.Optional(Type.String()),
  serviceProviderName: Type.Optional(Type.String()),
  serviceProviderIds: Type.Array(Type.String()),
  serviceProviderNames: Type.Array(Type.String()),
  serviceProviderNamesNl: Type.Array(Type.String()),
  identityProviderIds: Type.Array(Type.String()),
  identityProviderNames: Type.Array(Type.String()),
  identityProviderNamesNl: Type.Array(Type.String()),
  identityProviderNamesPt: Type.Array(Type.String()),
  attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  denyRule: Type.Boolean(),
  allAttributesMustMatch: Type.Boolean(),
  isActivatedSr: Type.Boolean(),
  active: Type.Boolean(),
  actionsAllowed: Type.Boolean(),
  userDisplayName: Type.Optional(Type.String()),
  authenticatingAuthorityName: Type.Optional(Type.String()),
  created: Type.Optional(Type.String()),
  numberOfRevisions: Type.Integer(),
  revisionNbr: Type.Integer(),
  type: Type.String(),
});
export type Policy = Static<typeof Policy>;
