import { Type, type Static } from 'typebox';
import { EntityType } from '../../../contracts/wire/enumerations';
import { IdentityProvider } from '../../../contracts/wire/institution';

/** A service that the institution is connected to. Its settings are in the institution's own lists. */
export const ConnectedService = Type.Object({
  id: Type.Integer(),
  type: EntityType,
  entityId: Type.String(),
  name: Type.String(),
  organisation: Type.Optional(Type.String()),
  /** URI of the level that the service itself requires, which takes precedence over the institution's. */
  minimalLevel: Type.Optional(Type.String()),
  /** Number of authorization policies of the institution about the service. */
  policies: Type.Integer({ minimum: 0 }),
});
export type ConnectedService = Static<typeof ConnectedService>;

/** Data for comparing an institution with another one (docs/extensions/comparison.md). */
export const InstitutionToCompare = Type.Object({
  institution: IdentityProvider,
  services: Type.Array(ConnectedService),
});
export type InstitutionToCompare = Static<typeof InstitutionToCompare>;
