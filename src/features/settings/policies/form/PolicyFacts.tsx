import { FormattedMessage, useIntl } from 'react-intl';
import {
  isWide,
  type Policy,
  type PolicyAttributeOption,
} from '../../../../contracts/domain/policies/policy';
import { KeyValue } from '../../../../ui/lists/KeyValue';
import { Section } from '../../../../ui/page/Section';
import { attributeLabels } from '../attributeLabels';
import { usePolicyNames } from '../policyNames';
import { activeMessage, type Enforced } from '../PolicyStatus';
import { rowKey } from './attributeRows';
import { formOf } from './policyForm';

interface PolicyFactsProps {
  readonly policy: Policy;
  readonly options: readonly PolicyAttributeOption[];
  readonly service: Enforced;
}

/** A policy to be read. */
export function PolicyFacts({ policy, options, service }: PolicyFactsProps) {
  const { rule, match, attributes } = formOf(policy);
  const intl = useIntl();
  const labelOf = attributeLabels(intl, options);
  const names = usePolicyNames();
  const institutions = names.institutions(policy);
  const not = (value: string) => intl.formatMessage({ id: 'policies.value.not' }, { value });
  const levelFacts = [
    {
      key: 'levels',
      term: <FormattedMessage id="policies.property.levels" />,
      value: names.levels(policy).join('; '),
    },
  ];
  const attributeFacts = [
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
    ...attributes.map((row) => ({
      key: rowKey(row),
      term: labelOf(row.name),
      value: row.values.map((value, index) => (row.negated?.[index] ? not(value) : value)).join(', '),
    })),
    ...(['en', 'nl', 'pt'] as const).map((language) => ({
      key: language,
      term: <FormattedMessage id={messageTerms[language]} />,
      value: policy.denyMessages[language] && <span lang={language}>{policy.denyMessages[language]}</span>,
    })),
  ];
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
          ...(isWide(policy)
            ? [
                {
                  key: 'services',
                  term: <FormattedMessage id="policies.property.services" />,
                  value: names.services(policy).join(', '),
                },
              ]
            : []),
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
          ...(policy.levels ? levelFacts : attributeFacts),
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
