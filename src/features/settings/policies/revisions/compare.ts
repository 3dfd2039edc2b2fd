import type { Policy, PolicyAttribute } from '../../../../contracts/domain/policies/policy';
import { rowKey, rowsOf, type AttributeRow } from '../form/attributeRows';
import type { PolicyNames } from '../policyNames';

export type Part = 'removed' | 'added' | 'kept';

/** A value of a list, and its change. */
export interface ListedPart {
  readonly value: string;
  readonly part: Part;
  /** The person must not have it. */
  readonly negated?: true;
}

interface AttributeDifference {
  /** Distinguishes conditions on the same attribute. */
  readonly key: string;
  readonly name: string;
  readonly part: Part;
  readonly values: readonly ListedPart[];
}

type TextProperty = 'name' | 'description' | 'denyMessageEn' | 'denyMessageNl' | 'denyMessagePt';
type ListProperty = 'services' | 'institutions' | 'levels';
type ChoiceProperty = 'deny' | 'allAttributesMustMatch' | 'active';

/**
 * A property before and after; `before` is absent in the first revision. Empty texts are values like others.
 */
export type Difference =
  | { readonly property: TextProperty; readonly before?: string; readonly after: string }
  | { readonly property: ChoiceProperty; readonly before?: boolean; readonly after: boolean }
  | { readonly property: ListProperty; readonly parts: readonly ListedPart[] }
  | { readonly property: 'attributes'; readonly attributes: readonly AttributeDifference[] };

/**
 * Returns the eleven properties of a policy in the order of the form (REQUIREMENTS 196), and the levels if
 * there are some, compared with the revision before.
 */
export function differences(
  before: Policy | undefined,
  after: Policy,
  names: Pick<PolicyNames, 'institutions' | 'services' | 'levels'>,
): readonly Difference[] {
  const text = (property: TextProperty, of: (policy: Policy) => string) =>
    ({ property, ...beginning(before ? of(before) : undefined, of(after)), after: of(after) }) as const;
  const choice = (property: ChoiceProperty) =>
    ({ property, ...(before && { before: before[property] }), after: after[property] }) as const;
  const levels = partsOf(before && names.levels(before), names.levels(after));
  return [
    text('name', ({ name }) => name),
    text('description', ({ description }) => description),
    choice('deny'),
    { property: 'services', parts: partsOf(before && names.services(before), names.services(after)) },
    {
      property: 'institutions',
      parts: partsOf(before && names.institutions(before), names.institutions(after)),
    },
    choice('allAttributesMustMatch'),
    { property: 'attributes', attributes: attributesOf(before?.attributes, after.attributes) },
    ...(levels.length > 0 ? [{ property: 'levels', parts: levels } as const] : []),
    text('denyMessageEn', ({ denyMessages }) => denyMessages.en),
    text('denyMessageNl', ({ denyMessages }) => denyMessages.nl),
    text('denyMessagePt', ({ denyMessages }) => denyMessages.pt),
    choice('active'),
  ];
}

/** Returns the start of the first revision: an empty text is not an addition. */
function beginning(before: string | undefined, after: string): { before?: string } {
  if (before !== undefined) return { before };
  return after === '' ? { before: '' } : {};
}

/** Tells whether a property is another one than before; in the first revision everything is that says something. */
export function isChanged(difference: Difference): boolean {
  switch (difference.property) {
    case 'services':
    case 'institutions':
    case 'levels':
      return difference.parts.some(({ part }) => part !== 'kept');
    case 'attributes':
      return difference.attributes.some(
        ({ part, values }) => part !== 'kept' || values.some((value) => value.part !== 'kept'),
      );
    default:
      return difference.before !== difference.after;
  }
}

/** Removed, added, kept, each in its own order. */
function partsOf(before: readonly string[] = [], after: readonly string[]): readonly ListedPart[] {
  const old = new Set(before);
  const now = new Set(after);
  return [
    ...[...old].filter((value) => !now.has(value)).map((value) => ({ value, part: 'removed' }) as const),
    ...[...now].filter((value) => !old.has(value)).map((value) => ({ value, part: 'added' }) as const),
    ...[...now].filter((value) => old.has(value)).map((value) => ({ value, part: 'kept' }) as const),
  ];
}

function attributesOf(
  before: readonly PolicyAttribute[] = [],
  after: readonly PolicyAttribute[],
): readonly AttributeDifference[] {
  const byKey = (all: readonly PolicyAttribute[]) => new Map(rowsOf(all).map((row) => [rowKey(row), row]));
  const [old, now] = [byKey(before), byKey(after)];
  return partsOf([...old.keys()], [...now.keys()]).map(({ value: key, part }) => ({
    key,
    name: (now.get(key) ?? old.get(key))?.name ?? key,
    part,
    values: valuesOf(old.get(key), now.get(key)),
  }));
}

/** A value that must not be there is another one than the same value that has to be there. */
function valuesOf(before: AttributeRow | undefined, after: AttributeRow | undefined): ListedPart[] {
  const keysOf = ({ values, negated = [] }: AttributeRow) =>
    values.map((value, index) => `${negated[index] ? NOT : ''}${value}`);
  return partsOf(before && keysOf(before), after ? keysOf(after) : []).map(({ value, part }) =>
    value.startsWith(NOT)
      ? { value: value.slice(NOT.length), part, negated: true as const }
      : { value, part },
  );
}

/** No text of a policy begins with it: PostgreSQL keeps no such character. */
const NOT = '\0';
