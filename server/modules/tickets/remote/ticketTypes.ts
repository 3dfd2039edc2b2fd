import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  type EntityType,
  EntityType as EntityTypes,
  type TicketType,
} from '../../../../src/contracts/wire/enumerations';

/** Returns the schema of the mapping from our ticket types to external names. */
export function typesElsewhere<Name extends TSchema>(name: Name) {
  return Type.Object(
    {
      LINKREQUEST: name,
      UNLINKREQUEST: name,
      CHANGE: name,
      LINKINVITE: name,
      UNLINKINVITE: name,
      QUESTION: Type.Optional(name),
    },
    { additionalProperties: false },
  );
}

type TypeNames = Readonly<Partial<Record<TicketType, string | undefined>>>;

/** Returns our type of a ticket; undefined: it has none. */
export function typeNamed(name: string, types: TypeNames): TicketType | undefined {
  const pairs: readonly [TicketType, string | undefined][] = [
    ['LINKREQUEST', types.LINKREQUEST],
    ['UNLINKREQUEST', types.UNLINKREQUEST],
    ['CHANGE', types.CHANGE],
    ['LINKINVITE', types.LINKINVITE],
    ['UNLINKINVITE', types.UNLINKINVITE],
    ['QUESTION', types.QUESTION],
  ];
  return pairs.find(([, named]) => named === name)?.[0];
}

export function entityTypeIn(text: string): EntityType | null {
  return Value.Check(EntityTypes, text) ? text : null;
}
