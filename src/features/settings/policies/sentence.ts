import type { IntlShape } from 'react-intl';
import type { Language } from '../../../contracts/domain/language';
import { GROUP_ATTRIBUTE, type PolicyContent } from '../../../contracts/domain/policy';
import { languageIn } from '../../../i18n/locale';
import '../../../i18n/texts/policies';

export type PolicyRules = Pick<PolicyContent, 'attributes' | 'allAttributesMustMatch' | 'deny'>;

export interface Names {
  readonly servicesIn: (language: Language) => readonly string[];
  /** None: the policy is for users of every institution. */
  readonly institutionsIn: (language: Language) => readonly string[];
  /** What attributes are called within a sentence of that language. */
  readonly labelsIn: (intl: IntlShape) => (attribute: string) => string;
}

/** Stands where something has not been chosen yet. */
const gap = '…';

/**
 * Returns what a policy does, in one sentence of the language of `intl` (REQUIREMENTS 189): who, from where, which services,
 * and under which conditions; membership of groups first, then each attribute in the order in which it was named.
 */
export function sentenceOf(intl: IntlShape, rules: PolicyRules, names: Names): string {
  const quoted = (text: string) => intl.formatMessage({ id: 'policies.sentence.quote' }, { text });
  const anyOf = (texts: readonly string[]) => intl.formatList(texts.map(quoted), { type: 'disjunction' });
  const language = languageIn(intl.locale);
  const services = names.servicesIn(language);
  const institutions = names.institutionsIn(language);
  const values = {
    services: services.length > 0 ? anyOf(services) : gap,
    institutions: intl.formatList(institutions, { type: 'disjunction' }),
    conditions: conditionsOf(intl, rules, names, anyOf),
  };
  if (institutions.length === 0) {
    return rules.deny
      ? intl.formatMessage({ id: 'policies.sentence.deny' }, values)
      : intl.formatMessage({ id: 'policies.sentence.permit' }, values);
  }
  return rules.deny
    ? intl.formatMessage({ id: 'policies.sentence.deny.from' }, values)
    : intl.formatMessage({ id: 'policies.sentence.permit.from' }, values);
}

function conditionsOf(
  intl: IntlShape,
  { attributes, allAttributesMustMatch }: PolicyRules,
  { labelsIn }: Names,
  anyOf: (texts: readonly string[]) => string,
): string {
  const labelOf = labelsIn(intl);
  const inOrder = [...new Set(attributes.map(({ name }) => name))];
  const ordered = inOrder.toSorted((a, b) => Number(b === GROUP_ATTRIBUTE) - Number(a === GROUP_ATTRIBUTE));
  const clauses = ordered.map((name) => {
    const filled = attributes.filter((one) => one.name === name && one.value.trim() !== '');
    const values = filled.length > 0 ? anyOf(filled.map(({ value }) => value)) : gap;
    return name === GROUP_ATTRIBUTE
      ? intl.formatMessage({ id: 'policies.sentence.groups' }, { groups: values })
      : intl.formatMessage({ id: 'policies.sentence.attribute' }, { attribute: labelOf(name), values });
  });
  if (clauses.length === 0) return gap;
  return intl.formatList(clauses, { type: allAttributesMustMatch ? 'conjunction' : 'disjunction' });
}
