import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/**
 * Returns the first place where a value differs from the shape that our pages read; a null counts as absent (WIRE T2).
 */
export function misshapen(schema: TSchema, value: unknown, what: string): string | undefined {
  const read = withoutNulls(value);
  if (Value.Check(schema, read)) return undefined;
  const [first] = Value.Errors(schema, read);
  return `${what}${first?.instancePath ?? ''} ${first?.message ?? 'is missing'}`;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
}

/** Returns the fault in the first members of a list: members of a long list are all alike. */
export function listMisshapen(schema: TSchema, value: unknown, what: string): string | undefined {
  if (!Array.isArray(value)) return `${what} is not a list`;
  for (const [at, item] of value.slice(0, 200).entries()) {
    const fault = misshapen(schema, item, `${what}/${at}`);
    if (fault) return fault;
  }
  return undefined;
}
