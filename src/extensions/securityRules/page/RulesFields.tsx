import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contractKinds } from '../../../contracts/domain/services/contractualBase';
import { knownCategories } from '../../../contracts/domain/attributes/entityCategory';
import type { SecurityRuleKind } from '../contract/securityRules';
import { attributeLabel } from '../../../i18n/attributeLabel';
import { categoryMessages } from '../../../i18n/messages/categoryMessages';
import { contractMessages } from '../contractText';
import { shortLevel } from '../../../i18n/levels';
import { usePerson } from '../../../store/person';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { CheckboxListField } from '../../../ui/form/CheckboxListField';
import { SelectField } from '../../../ui/form/SelectField';
import { useFormValues } from '../../../ui/form/useFormValues';
import { attributesFor, sinceUnits, type RulesDraft } from './rulesDraft';
import { choiceMessages, sinceMessages } from './securityMessages';
import styles from './Rules.module.css';

/** Certifications have their own rule, and hidden services are not a kind of service. */
const notOffered = ['sirtfi1', 'sirtfi2', 'hidden'];

/** The rules, each with what belongs to it once it counts. */
export function RulesFields() {
  const intl = useIntl();
  const values = useFormValues<RulesDraft>();
  const { ladder } = usePerson().installation;
  const options = useMemo(
    () => ({
      ranks: ladder
        .slice(1)
        .map(({ uri, rank }) => ({ value: String(rank), label: shortLevel(intl, ladder, uri) }))
        .filter(({ value }, index, all) => all.findIndex((one) => one.value === value) === index),
      categories: Object.entries(knownCategories)
        .filter(([, name]) => !notOffered.includes(name))
        .map(([value, name]) => ({ value, label: intl.formatMessage({ id: categoryMessages[name].name }) })),
      contracts: contractKinds.map((value) => ({
        value,
        label: intl.formatMessage({ id: contractMessages[value] }),
      })),
      since: sinceUnits.map((value) => ({
        value,
        label: intl.formatMessage({ id: sinceMessages[value] }),
      })),
    }),
    [intl, ladder],
  );
  const attributes = (named: readonly string[]) =>
    attributesFor(named).map((value) => ({ value, label: attributeLabel(intl, value) }));
  const search = intl.formatMessage({ id: 'security.edit.findAttribute' });

  return (
    <>
      {options.ranks.length > 0 && (
        <Rule name="level" on={values.level}>
          <SelectField
            name="rank"
            label={<FormattedMessage id="security.edit.rank" />}
            options={options.ranks}
          />
          <CheckboxListField
            name="levelAttributes"
            legend={<FormattedMessage id="security.edit.attributes" />}
            options={attributes(values.levelAttributes)}
            searchLabel={search}
          />
        </Rule>
      )}
      <Rule name="multiFactor" on={values.multiFactor}>
        <CheckboxListField
          name="multiFactorAttributes"
          legend={<FormattedMessage id="security.edit.attributes" />}
          options={attributes(values.multiFactorAttributes)}
          searchLabel={search}
        />
      </Rule>
      <Rule name="beyondCategory" on={values.beyondCategory} />
      <Rule name="policy" on={values.policy}>
        <CheckboxListField
          name="policyCategories"
          legend={<FormattedMessage id="security.edit.categories" />}
          hint={<FormattedMessage id="security.edit.policy.hint" />}
          options={options.categories}
          searchLabel={intl.formatMessage({ id: 'security.edit.categories' })}
        />
        <CheckboxListField
          name="policyContracts"
          legend={<FormattedMessage id="security.edit.contracts" />}
          options={options.contracts}
          searchLabel={intl.formatMessage({ id: 'security.edit.contracts' })}
        />
      </Rule>
      <Rule name="unused" on={values.unused}>
        <SelectField
          name="since"
          label={<FormattedMessage id="security.edit.since" />}
          options={options.since}
        />
      </Rule>
      <Rule name="sirtfi" on={values.sirtfi} />
      <Rule name="contract" on={values.contract} />
    </>
  );
}

interface RuleProps {
  readonly name: SecurityRuleKind;
  readonly on: boolean;
  readonly children?: React.ReactNode;
}

function Rule({ name, on, children }: RuleProps) {
  return (
    <div className={styles.rule}>
      <CheckboxField name={name} label={<FormattedMessage id={choiceMessages[name]} />} />
      {on && children && <div className={styles.within}>{children}</div>}
    </div>
  );
}
