import fc, { type Arbitrary } from 'fast-check';

/** The parts of JSON schema that the routes use. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Makes values that a schema allows; texts are mostly names of existing things. */
export function valid(schema: Schema, texts: Arbitrary<string>): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valid(one, texts)));
  const { minimum: min = -5, maximum: max = 100_000 } = schema;
  switch (schema.type) {
    case 'string':
      return texts;
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(min), max: Math.floor(Math.max(min, max)) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valid(schema.items ?? {}, texts), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valid(one, texts)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    default:
      return fc.oneof(texts, fc.integer(), fc.constant(null));
  }
}

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** Texts that can be sent although no one would write them. */
export const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD83D',
    '\uFFFE',
    '%',
    '%00',
    '%2e%2e%2f',
    '../../etc/passwd',
    "' or 1=1 --",
    '$1',
    '<script>alert(1)</script>',
    '=cmd()',
    '\r\nX-Evil: 1',
    'undefined',
    'null',
    'NaN',
    '-1',
    '1e300',
    '99999999999999999999',
    '__proto__',
    'constructor',
    '٣',
    'İ',
    'ﬀ',
    '\u202Eabc',
    '2026-02-30',
    '9999-99-99T99:99:99Z',
    '(((((((((((((((((((((((((((((',
    '(a+)+$',
    '*/*;q=' + '9'.repeat(400),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(300, 5_000, 70_000).map((length) => 'x'.repeat(length)),
);

/** Any value at all, in the place of an expected one. */
export const anything: Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.constantFrom(null, true, 0, -1, 1e300, -1e300, 0.5, 2 ** 53, [], {}, [[]], [null]),
  fc.constantFrom(40, 3_000).map((depth) => JSON.parse(deep(depth)) as unknown),
  fc.jsonValue({ maxDepth: 3 }) as Arbitrary<unknown>,
);

/** Makes the same value with one difference: a member is missing, added or another. */
export function mutated(value: unknown): Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return anything;
  const names = Object.keys(value);
  const added = fc
    .tuple(fc.oneof(nasty, fc.constantFrom('__proto__', 'id', 'negated')), anything)
    .map(([name, other]) => ({ ...value, [name]: other }));
  if (names.length === 0) return fc.oneof(added, anything);
  const entries = Object.entries(value) as [string, unknown][];
  return fc.oneof(
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: added },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...names)
        .map((gone) => Object.fromEntries(entries.filter(([name]) => name !== gone))),
    },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(...entries)
        .chain(([name, inner]) =>
          fc.oneof(anything, mutated(inner)).map((other) => ({ ...value, [name]: other })),
        ),
    },
  );
}
