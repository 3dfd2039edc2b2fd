/** Records of state of every kind, made from the schemas of the kinds, with so few ids that they often meet. */
import fc, { type Arbitrary } from 'fast-check';
import { MODULES } from '../../../server/modules';
import { recordKinds } from '../../../server/platform/state/recordKind';
import { isStorable } from '../../../server/platform/text/storable';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}

const ids = fc.constantFrom(
  'https://a.example',
  'https://b.example/é?x=1&y=2',
  'urn:c:"quoted"\\ and\ttab',
  'D',
);
const text = fc.oneof(
  fc.constantFrom('', ' ', '{"a":1}', "o'clock", '\\', '\u2028', 'ﬀ', '😀', '__proto__'),
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter(isStorable),
);
const moment = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
  .map((at) => new Date(at).toISOString());

/** Texts that a pattern allows, where schemas have patterns. */
const byPattern = (pattern: string): Arbitrary<string> => {
  const candidates = [
    moment,
    fc.constantFrom(1, 2, 3, 4, 5, 6, 3_000_000_000).map((number) => `CXT-${number}`),
    fc.integer({ min: 1, max: 9 }).map((number) => `id-${number}`),
  ];
  const fit = candidates.find((candidate) =>
    fc.sample(candidate, 20).every((one) => new RegExp(pattern).test(one)),
  );
  if (!fit) throw new Error(`No text is known for ${pattern}`);
  return fit;
};

function of(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(of));
  const { properties, patternProperties, required = [], minItems = 0 } = schema;
  switch (schema.type) {
    case 'string':
      if (schema.pattern) return byPattern(schema.pattern);
      return schema.minLength ? ids : text;
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: 12 });
    case 'number':
      return fc.constantFrom(1, 1.5, 2, 3);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(of(schema.items ?? {}), { minLength: minItems, maxLength: minItems + 2 });
    case 'object': {
      if (patternProperties) {
        const [values = {}] = Object.values(patternProperties);
        return fc.dictionary(fc.oneof(fc.constantFrom('en', 'nl', '2'), text), of(values), { maxKeys: 3 });
      }
      const members = Object.entries(properties ?? {}).map(([name, one]) => [name, of(one)] as const);
      return fc.record(Object.fromEntries(members), { requiredKeys: [...required] });
    }
    default:
      throw new Error(`No values are known for ${JSON.stringify(schema)}`);
  }
}

/** States of a policy follow one another. */
function inOrder(record: object): object {
  if (!('states' in record) || !Array.isArray(record.states)) return record;
  return { ...record, states: record.states.map((state: object, at) => ({ ...state, number: at + 1 })) };
}

/** Lists of records, in any order. */
export const anyState: Arbitrary<object[]> = fc.array(
  fc.oneof(
    ...recordKinds(MODULES).map(({ schema }) =>
      of(schema as Schema).map((record) => inOrder(record as object)),
    ),
  ),
  { minLength: 30, maxLength: 60 },
);
