import { Type, type Static } from 'typebox';

/** Roles of an institution's people, by their names on the wire: owner and maintainer. */
export const RoleKey = Type.Enum(['SURFconextverantwoordelijke', 'SURFconextbeheerder']);
export type RoleKey = Static<typeof RoleKey>;

/** A person with a role in an institution; `fullName` is first, middle and last name. */
export const RoleHolder = Type.Object({
  firstName: Type.String(),
  middleName: Type.Optional(Type.String()),
  surname: Type.String(),
  uid: Type.String(),
  email: Type.Optional(Type.String()),
  fullName: Type.String(),
  roles: Type.Array(Type.Object({ shortName: Type.String(), roleName: RoleKey })),
});
export type RoleHolder = Static<typeof RoleHolder>;

/** Payload of `GET /idp/current/roles`: both keys, or none if the caller may not see them. */
export const InstitutionRoles = Type.Partial(
  Type.Object({
    SURFconextverantwoordelijke: Type.Array(RoleHolder),
    SURFconextbeheerder: Type.Array(RoleHolder),
  }),
);
export type InstitutionRoles = Static<typeof InstitutionRoles>;
