import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PolicyAttributeOption } from '../../../../contracts/domain/policy';
import { CheckboxListField } from '../../../../ui/form/CheckboxListField';
import { ChoiceField } from '../../../../ui/form/ChoiceField';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import { useFieldValue, useFormValues } from '../../../../ui/form/useFormValues';
import styles from '../Policies.module.css';
import { AttributesField } from './AttributesField';
import { DescriptionField, type DescriptionFieldProps } from './DescriptionField';
import type { PolicyForm } from './policyForm';

export interface PolicyFieldsProps {
  readonly options: readonly PolicyAttributeOption[];
  readonly institutions: readonly { readonly value: string; readonly label: string }[];
  /** Names, for the sentence. */
  readonly names: Pick<DescriptionFieldProps, 'institutionIn' | 'servicesIn'>;
  /** The services are the institution's own. */
  readonly ownServices: boolean;
  /** The federation has Portuguese (REQUIREMENTS 190). */
  readonly portuguese: boolean;
}

/** The fields of a policy in their order. */
export function PolicyFields({ options, institutions, names, ownServices, portuguese }: PolicyFieldsProps) {
  const intl = useIntl();
  const { rule } = useFormValues<PolicyForm>();
  const denial = rule === 'deny';
  const { value: match, change: changeMatch } = useFieldValue<PolicyForm['match']>('match');
  useEffect(() => {
    // A denial wants all; a permit that follows keeps that (REQUIREMENTS 186).
    if (denial && match !== 'all') changeMatch('all');
  });
  const text = (id: string) => <FormattedMessage id={id} />;
  return (
    <>
      <TextField name="name" label={text('policies.property.name')} />
      <CheckboxListField
        name="institutions"
        legend={text('policies.property.institutions')}
        hint={text(ownServices ? 'policies.form.institutions.hint' : 'policies.form.institutions.own')}
        options={institutions}
        searchLabel={intl.formatMessage({ id: 'policies.form.institutions.search' })}
      />
      <ChoiceField
        name="rule"
        legend={text('policies.form.rule')}
        options={[
          { value: 'permit', label: text('policies.form.permit'), hint: text('policies.form.permit.hint') },
          { value: 'deny', label: text('policies.form.deny'), hint: text('policies.form.deny.hint') },
        ]}
      />
      <ChoiceField
        name="match"
        legend={text('policies.form.match')}
        options={[
          { value: 'any', label: text('policies.form.any'), hint: text('policies.form.any.hint') },
          { value: 'all', label: text('policies.form.all'), hint: text('policies.form.all.hint') },
        ]}
        {...(denial && { lockedBecause: text('policies.form.match.locked') })}
      />
      <AttributesField options={options} />
      <DescriptionField options={options} {...names} />
      <div className={styles.messages}>
        <TextArea name="denyEn" rows={3} label={text('policies.property.denyEn')} />
        <TextArea name="denyNl" rows={3} label={text('policies.property.denyNl')} />
        {portuguese && <TextArea name="denyPt" rows={3} optional label={text('policies.property.denyPt')} />}
      </div>
    </>
  );
}
