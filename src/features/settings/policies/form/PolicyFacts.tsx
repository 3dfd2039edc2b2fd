import { FormattedMessage, useIntl } from 'react-intl';
import type { Policy, PolicyAttributeOption } from '../../../../contracts/domain/policy';
import { KeyValue } from '../../../../ui/KeyValue';
import { Section } from '../../../../ui/Section';
import { attributeLabels } from '../attributeLabels';
import { usePolicyNames } from '../policyNames';
import { activeMessage, type Enforced } from '../PolicyStatus';
import { formOf } from './policyForm';

export interface PolicyFactsProps {
  readonly policy: Policy;
  readonly options: readonly PolicyAttributeOption[];
  readonly service: Enforced;
}

/** A policy to be read. */
export function PolicyFacts({ policy, options, service }: PolicyFactsProps) {
  const { rule, match, attributes } = formOf(policy);
  const labelOf = attributeLabels(useIntl(), options);
  const institutions = usePolicyNames().institutions(policy);
  return (
    <Section title={policy.name}>
      <KeyValue
        items={[
          {
            key: 'active',
            term: <FormattedMessage id="policies.property.active" />,
            value: <FormattedMessage id={activeMessage(policy.active, service)} />,
          },
          {
            key: 'description',
            term: <FormattedMessage id="policies.property.description" />,
            value: policy.description,
          },
          {
            key: 'institutions',
            term: <FormattedMessage id="policies.property.institutions" />,
            value:
              institutions.length > 0 ? (
                institutions.join(', ')
              ) : (
                <FormattedMessage id="policies.institutions.all" />
              ),
          },
          {
            key: 'rule',
            term: <FormattedMessage id="policies.property.deny" />,
            value: <FormattedMessage id={rule === 'deny' ? 'policies.rule.deny' : 'policies.rule.permit'} />,
          },
          {
            key: 'match',
            term: <FormattedMessage id="policies.property.match" />,
            value: <FormattedMessage id={match === 'all' ? 'policies.match.all' : 'policies.match.any'} />,
          },
          ...attributes.map(({ name, values }) => ({
            key: name,
            term: labelOf(name),
            value: values.join(', '),
          })),
          ...(['en', 'nl', 'pt'] as const).map((language) => ({
            key: language,
            term: <FormattedMessage id={messageTerms[language]} />,
            value: policy.denyMessages[language] && (
              <span lang={language}>{policy.denyMessages[language]}</span>
            ),
          })),
        ]}
      />
    </Section>
  );
}

const messageTerms = {
  en: 'policies.property.denyEn',
  nl: 'policies.property.denyNl',
  pt: 'policies.property.denyPt',
} as const;
