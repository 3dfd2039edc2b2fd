import { FormattedMessage, useIntl } from 'react-intl';
import {
  POLICY_RULES_EXTENSION,
  type PolicyAttributeOption,
} from '../../../../contracts/domain/policies/policy';
import { useLanguage } from '../../../../i18n/LanguageProvider';
import { usePerson } from '../../../../store/person';
import { CheckboxListField } from '../../../../ui/form/CheckboxListField';
import { ChoiceField } from '../../../../ui/form/ChoiceField';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import { useFormValues } from '../../../../ui/form/useFormValues';
import { AccessFields } from './AccessFields';
import { DescriptionField, type DescriptionFieldProps } from './DescriptionField';
import { LevelsField } from './LevelsField';
import type { PolicyForm } from './policyForm';
import styles from '../Policies.module.css';

interface PolicyFieldsProps {
  readonly options: readonly PolicyAttributeOption[];
  readonly institutions: readonly { readonly value: string; readonly label: string }[];
  /** Names, for the sentence. */
  readonly names: Pick<DescriptionFieldProps, 'institutionIn' | 'servicesIn'>;
  /** The services are the institution's own. */
  readonly ownServices: boolean;
  /** The federation has Portuguese (REQUIREMENTS 190). */
  readonly portuguese: boolean;
  /** A stored policy stays of its type. */
  readonly isNew: boolean;
}

/** The fields of a policy in their order. */
export function PolicyFields(props: PolicyFieldsProps) {
  const { options, institutions, names, ownServices, portuguese, isNew } = props;
  const intl = useIntl();
  const { type } = useFormValues<PolicyForm>();
  const { language } = useLanguage();
  const beyond = usePerson().installation.extensions.includes(POLICY_RULES_EXTENSION);
  const services = { services: intl.formatList(names.servicesIn(language), { type: 'disjunction' }) };
  const step = type === 'step';
  const text = (id: string) => <FormattedMessage id={id} />;
  return (
    <>
      {beyond && isNew && (
        <ChoiceField
          name="type"
          legend={text('policies.form.type')}
          options={[
            { value: 'reg', label: text('policies.form.reg') },
            { value: 'step', label: text('policies.form.step'), hint: text('policies.form.step.hint') },
          ]}
        />
      )}
      <TextField name="name" label={text('policies.property.name')} />
      {beyond && (
        <ChoiceField
          name="scope"
          legend={text('policies.property.services')}
          options={[
            { value: 'these', label: <FormattedMessage id="policies.form.scope.these" values={services} /> },
            {
              value: 'others',
              label: <FormattedMessage id="policies.form.scope.others" values={services} />,
            },
            {
              value: 'all',
              label: text('policies.form.scope.all'),
              hint: text('policies.form.scope.all.hint'),
            },
          ]}
        />
      )}
      <CheckboxListField
        name="institutions"
        legend={text('policies.property.institutions')}
        hint={text(ownServices ? 'policies.form.institutions.hint' : 'policies.form.institutions.own')}
        options={institutions}
        searchLabel={intl.formatMessage({ id: 'policies.form.institutions.search' })}
      />
      {step ? <LevelsField options={options} /> : <AccessFields options={options} />}
      <DescriptionField options={options} {...names} />
      {!step && (
        <div className={styles.messages}>
          <TextArea name="denyEn" rows={3} label={text('policies.property.denyEn')} />
          <TextArea name="denyNl" rows={3} label={text('policies.property.denyNl')} />
          {portuguese && (
            <TextArea name="denyPt" rows={3} optional label={text('policies.property.denyPt')} />
          )}
        </div>
      )}
    </>
  );
}
