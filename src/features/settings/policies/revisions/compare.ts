import type { Policy, PolicyAttribute } from '../../../../contracts/domain/policy';
import type { PolicyNames } from '../policyNames';

export type Part = 'removed' | 'added' | 'kept';

/** A value of a list, and what became of it. */
export interface ListedPart {
  readonly value: string;
  readonly part: Part;
}

export interface AttributeDifference {
  readonly name: string;
  readonly part: Part;
  readonly values: readonly ListedPart[];
}

export type TextProperty = 'name' | 'description' | 'denyMessageEn' | 'denyMessageNl' | 'denyMessagePt';
export type ListProperty = 'services' | 'institutions';
export type ChoiceProperty = 'deny' | 'allAttributesMustMatch' | 'active';

/** What one property was and is; `before` is absent in the first revision. Empty texts are values like others. */
export type Difference =
  | { readonly property: TextProperty; readonly before?: string; readonly after: string }
  | { readonly property: ChoiceProperty; readonly before?: boolean; readonly after: boolean }
  | { readonly property: ListProperty; readonly parts: readonly ListedPart[] }
  | { readonly property: 'attributes'; readonly attributes: readonly AttributeDifference[] };

/**
 * Returns the eleven properties of a policy in the order of the form (REQUIREMENTS 196), compared with the revision before.
 */
export function differences(
  before: Policy | undefined,
  after: Policy,
  names: Pick<PolicyNames, 'institutions' | 'services'>,
): readonly Difference[] {
  const text = (property: TextProperty, of: (policy: Policy) => string) =>
    ({ property, ...beginning(before ? of(before) : undefined, of(after)), after: of(after) }) as const;
  const choice = (property: ChoiceProperty) =>
    ({ property, ...(before && { before: before[property] }), after: after[property] }) as const;
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
    text('denyMessageEn', ({ denyMessages }) => denyMessages.en),
    text('denyMessageNl', ({ denyMessages }) => denyMessages.nl),
    text('denyMessagePt', ({ denyMessages }) => denyMessages.pt),
    choice('active'),
  ];
}

/** Returns what the first revision begins with: a text that says nothing is no addition. */
function beginning(before: string | undefined, after: string): { before?: string } {
  if (before !== undefined) return { before };
  return after === '' ? { before: '' } : {};
}

/** Tells whether a property is another one than before; in the first revision everything is that says something. */
export function isChanged(difference: Difference): boolean {
  switch (difference.property) {
    case 'services':
    case 'institutions':
      return difference.parts.some(({ part }) => part !== 'kept');
    case 'attributes':
      return difference.attributes.some(
        ({ part, values }) => part !== 'kept' || values.some((value) => value.part !== 'kept'),
      );
    default:
      return difference.before !== difference.after;
  }
}

/** Removed, added, kept, each in the order in which they stand. */
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
  const names = partsOf(
    before.map(({ name }) => name),
    after.map(({ name }) => name),
  );
  const valuesOf = (all: readonly PolicyAttribute[], name: string) =>
    all.filter((attribute) => attribute.name === name).map(({ value }) => value);
  return names.map(({ value: name, part }) => ({
    name,
    part,
    values: partsOf(valuesOf(before, name), valuesOf(after, name)),
  }));
}
