import { Type, type Static } from 'typebox';

/**
 * A value of an attribute; `negated` and `groupID` are present only if they apply (docs/EXTENSIONS.md, `policyRules`).
 */
const PolicyAttribute = Type.Object({
  name: Type.String(),
  value: Type.String(),
  negated: Type.Optional(Type.Boolean()),
  groupID: Type.Optional(Type.Integer({ minimum: 0 })),
});

/** A level that a policy of type `step` asks for. */
const PolicyLevel = Type.Object({
  level: Type.String(),
  allAttributesMustMatch: Type.Optional(Type.Boolean()),
  attributes: Type.Optional(Type.Array(PolicyAttribute)),
  cidrNotations: Type.Optional(
    Type.Array(Type.Object({ ipAddress: Type.String(), prefix: Type.Integer({ minimum: 0, maximum: 128 }) })),
  ),
  negateCidrNotation: Type.Optional(Type.Boolean()),
});

/** An authorization policy. */
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
  serviceProvidersNegated: Type.Optional(Type.Boolean()),
  attributes: Type.Array(PolicyAttribute),
  loas: Type.Optional(Type.Array(PolicyLevel)),
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

/**
 * An attribute that policies may name: `value` is its label; `label` is present if the installation has its own label;
 * `values` is a closed list (docs/EXTENSIONS.md, `policies`).
 */
export const PolicyAttributeName = Type.Object({
  name: Type.String(),
  value: Type.String(),
  label: Type.Optional(Type.String()),
  values: Type.Optional(Type.Array(Type.String())),
});
export type PolicyAttributeName = Static<typeof PolicyAttributeName>;

/**
 * Body of `POST` and `PUT /policies`; further members are ignored, names included. If a change leaves out whether a
 * value is negated, and its group, these stay as they were: clients that do not know them leave them out.
 */
export const PolicyBody = Type.Object({
  id: Type.Optional(Type.Union([Type.String({ minLength: 1 }), Type.Integer()])),
  /** Number of the edited state; absent: the stored state is replaced, whichever it is. */
  revisionNbr: Type.Optional(Type.Integer({ minimum: 0 })),
  type: Type.Optional(Type.String()),
  name: Type.String(),
  description: Type.String(),
  denyAdvice: Type.String(),
  denyAdviceNl: Type.String(),
  denyAdvicePt: Type.Optional(Type.String()),
  serviceProviderId: Type.Optional(Type.String()),
  serviceProviderIds: Type.Optional(Type.Array(Type.String())),
  identityProviderIds: Type.Optional(Type.Array(Type.String())),
  attributes: Type.Array(PolicyAttribute),
  serviceProvidersNegated: Type.Optional(Type.Boolean()),
  loas: Type.Optional(Type.Array(PolicyLevel)),
  denyRule: Type.Optional(Type.Boolean()),
  allAttributesMustMatch: Type.Optional(Type.Boolean()),
  active: Type.Optional(Type.Boolean()),
  /** Called `isActivatedSr` in answers (WIRE T21). */
  activatedSr: Type.Optional(Type.Boolean()),
});
export type PolicyBody = Static<typeof PolicyBody>;
