import type { PolicyContent } from '../../../../contracts/domain/policies/policy';

/** The parts that two people can change independently. */
const parts = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  deny: ({ deny }) => deny,
  services: ({ services, servicesNegated }) => [servicesNegated === true, ...[...services].sort()],
  institutions: ({ institutions }) => [...institutions].sort(),
  allAttributesMustMatch: ({ allAttributesMustMatch }) => allAttributesMustMatch,
  attributes: ({ attributes }) =>
    attributes
      .map(({ name, value, negated, group }) => JSON.stringify([name, value, negated === true, group ?? 0]))
      .sort(),
  levels: ({ levels }) => levels ?? null,
  denyMessageEn: ({ denyMessages }) => denyMessages.en,
  denyMessageNl: ({ denyMessages }) => denyMessages.nl,
  denyMessagePt: ({ denyMessages }) => denyMessages.pt,
  active: ({ active }) => active,
} as const satisfies Readonly<Record<string, (content: PolicyContent) => unknown>>;

export type PolicyPart = keyof typeof parts;
export const policyParts = Object.keys(parts) as readonly PolicyPart[];

interface Merged {
  /** Takes the side that changed; on conflict, mine. */
  readonly content: PolicyContent;
  /** Parts that only they changed, and that stay theirs. */
  readonly adopted: readonly PolicyPart[];
  /** Parts that both changed differently. */
  readonly clashes: readonly PolicyPart[];
}

/** Two changes of one policy brought together; `base` is the revision that both started from. */
export function mergePolicies(base: PolicyContent, mine: PolicyContent, theirs: PolicyContent): Merged {
  const differ = (part: PolicyPart, one: PolicyContent, other: PolicyContent) =>
    JSON.stringify(parts[part](one)) !== JSON.stringify(parts[part](other));
  const changed = (by: PolicyContent) => policyParts.filter((part) => differ(part, base, by));
  const byMe = changed(mine);
  const byThem = changed(theirs).filter((part) => differ(part, mine, theirs));
  const from = (part: PolicyPart) => (byMe.includes(part) ? mine : theirs);
  const deny = from('deny').deny;
  const content: PolicyContent = {
    name: from('name').name,
    description: from('description').description,
    services: from('services').services,
    ...(from('services').servicesNegated && { servicesNegated: true }),
    institutions: from('institutions').institutions,
    deny,
    // A denial requires all (REQUIREMENTS 186), even if they made it one.
    allAttributesMustMatch: deny || from('allAttributesMustMatch').allAttributesMustMatch,
    attributes: from('attributes').attributes,
    ...levelsOf(from('levels')),
    denyMessages: {
      en: from('denyMessageEn').denyMessages.en,
      nl: from('denyMessageNl').denyMessages.nl,
      pt: from('denyMessagePt').denyMessages.pt,
    },
    active: from('active').active,
  };
  return {
    content,
    adopted: byThem.filter((part) => !byMe.includes(part)),
    clashes: byThem.filter((part) => byMe.includes(part)),
  };
}

function levelsOf({ levels }: PolicyContent): Pick<PolicyContent, 'levels'> {
  return levels ? { levels } : {};
}
