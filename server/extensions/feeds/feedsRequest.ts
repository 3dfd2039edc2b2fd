import { Type, type Static } from 'typebox';
import { StateType } from '../../../src/contracts/wire/enumerations';

const Name = Type.String({ minLength: 1, maxLength: 1024 });

/** Commands of `idp-dashboard feeds`. */
export const FeedsCommand = Type.Union([
  Type.Object({ action: Type.Literal('list') }),
  Type.Object({
    action: Type.Literal('add'),
    name: Name,
    /** Absolute path, or address. */
    source: Type.String({ minLength: 1, maxLength: 4096 }),
    /** Certificates as PEM, or fingerprints; absent: nothing is verified. */
    certificates: Type.Optional(Type.String({ minLength: 1 })),
    registrars: Type.Optional(Type.Array(Name, { minItems: 1 })),
    place: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    every: Type.Optional(Type.Integer({ minimum: 60, maximum: 31_536_000 })),
    brake: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    state: Type.Optional(StateType),
  }),
  Type.Object({
    action: Type.Literal('refresh'),
    name: Name,
    yes: Type.Optional(Type.Boolean()),
    dryRun: Type.Optional(Type.Boolean()),
    allowExpired: Type.Optional(Type.Boolean()),
  }),
  Type.Object({ action: Type.Literal('remove'), name: Name, yes: Type.Optional(Type.Boolean()) }),
]);
export type FeedsCommand = Static<typeof FeedsCommand>;
