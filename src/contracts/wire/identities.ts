import { Type, type Static } from 'typebox';
import { Authority } from './enumerations';
import { IdentityProvider } from './institution';

/** Answer of `GET /users/super/idps`; `roles` are the roles that a switch accepts. */
export const Identities = Type.Object({
  idps: Type.Array(IdentityProvider),
  roles: Type.Array(Authority),
});
export type Identities = Static<typeof Identities>;
