import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PolicyAttributeOption } from '../../../../contracts/domain/policies/policy';
import { ChoiceField } from '../../../../ui/form/ChoiceField';
import { useFieldValue, useFormValues } from '../../../../ui/form/useFormValues';
import { AttributesField } from './AttributesField';
import { MatchField } from './MatchField';
import type { PolicyForm } from './policyForm';

interface AccessFieldsProps {
  readonly options: readonly PolicyAttributeOption[];
}

/** The fields of a policy that says who gets in. */
export function AccessFields({ options }: AccessFieldsProps) {
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
      <ChoiceField
        name="rule"
        legend={text('policies.form.rule')}
        options={[
          { value: 'permit', label: text('policies.form.permit'), hint: text('policies.form.permit.hint') },
          { value: 'deny', label: text('policies.form.deny'), hint: text('policies.form.deny.hint') },
        ]}
      />
      <MatchField name="match" {...(denial && { lockReason: text('policies.form.match.locked') })} />
      <AttributesField
        name="attributes"
        match={match}
        legend={text('policies.property.attributes')}
        options={options}
      />
    </>
  );
}
