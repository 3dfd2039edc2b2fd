import { FormattedMessage } from 'react-intl';
import type { Policy, PolicyAttributeOption } from '../../../../contracts/domain/policy';
import { KeyValue } from '../../../../ui/KeyValue';
import { Section } from '../../../../ui/Section';
import { attributeLabels } from '../attributeLabels';
import { institutionNames } from '../policyNames';
import { formOf } from './policyForm';

export interface PolicyFactsProps {
  readonly policy: Policy;
  readonly options: readonly PolicyAttributeOption[];
}

/** A policy to be read. */
export function PolicyFacts({ policy, options }: PolicyFactsProps) {
  const { rule, match, attributes } = formOf(policy);
  const labelOf = attributeLabels(options);
  const institutions = institutionNames(policy);
  return (
    <Section title={policy.name}>
      <KeyValue
        items={[
          {
            key: 'active',
            term: <FormattedMessage id="policies.property.active" />,
            value: <FormattedMessage id={policy.active ? 'policies.active' : 'policies.inactive'} />,
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
