import type { IntlShape } from 'react-intl';
import type { Language } from '../../../contracts/domain/language';
import type { NamedLevel } from '../../../contracts/domain/services/level';
import type { PolicyContent } from '../../../contracts/domain/policies/policy';
import { languageIn } from '../../../contracts/domain/language';
import '../../../i18n/texts/policies';
import { anyOf, conditionsIn, gap, levelCondition } from './conditions';
import type { PolicyForm } from './form/policyForm';

export type PolicyRules = Pick<PolicyContent, 'attributes' | 'allAttributesMustMatch' | 'deny' | 'levels'> & {
  /** The services that it covers; absent: those that are named. */
  readonly scope?: PolicyForm['scope'];
};

export interface Names {
  readonly servicesIn: (language: Language) => readonly string[];
  /** Empty: the policy is for users of every institution. */
  readonly institutionsIn: (language: Language) => readonly string[];
  /** Returns the name of an attribute within a sentence of that language. */
  readonly labelsIn: (intl: IntlShape) => (attribute: string) => string;
  /** Levels of the installation, with what they are called. */
  readonly ladder: readonly NamedLevel[];
}

/**
 * Returns in one sentence what a policy does, in the language of `intl` (REQUIREMENTS 189): people, networks,
 * services and conditions; membership of groups first, then each attribute in the order in which it was
 * named.
 */
export function sentenceOf(intl: IntlShape, rules: PolicyRules, names: Names): string {
  const labelOf = names.labelsIn(intl);
  const language = languageIn(intl.locale);
  const services = names.servicesIn(language);
  const institutions = names.institutionsIn(language);
  const values = {
    services: servicesIn(intl, rules.scope, anyOf(intl, services) || gap),
    institutions: intl.formatList(institutions, { type: 'disjunction' }),
    conditions: conditionsIn(intl, rules, labelOf) || gap,
    levels:
      intl.formatList(
        (rules.levels ?? []).map((level) => levelCondition(intl, names.ladder, level, labelOf)),
      ) || gap,
  };
  if (rules.levels) {
    return institutions.length === 0
      ? intl.formatMessage({ id: 'policies.sentence.step' }, values)
      : intl.formatMessage({ id: 'policies.sentence.step.from' }, values);
  }
  if (institutions.length === 0) {
    return rules.deny
      ? intl.formatMessage({ id: 'policies.sentence.deny' }, values)
      : intl.formatMessage({ id: 'policies.sentence.permit' }, values);
  }
  return rules.deny
    ? intl.formatMessage({ id: 'policies.sentence.deny.from' }, values)
    : intl.formatMessage({ id: 'policies.sentence.permit.from' }, values);
}

function servicesIn(intl: IntlShape, scope: PolicyRules['scope'], services: string): string {
  if (scope === 'all') return intl.formatMessage({ id: 'policies.sentence.everyService' });
  if (scope !== 'others') return services;
  return intl.formatMessage({ id: 'policies.sentence.otherServices' }, { services });
}
