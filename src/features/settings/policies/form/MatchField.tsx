import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceField } from '../../../../ui/form/ChoiceField';

export interface MatchFieldProps {
  readonly name: string;
  /** Only what is chosen can be chosen now, and why. */
  readonly lockReason?: ReactNode;
}

/** Chooses whether people must meet all conditions or one of them. */
export function MatchField(props: MatchFieldProps) {
  const text = (id: string) => <FormattedMessage id={id} />;
  return (
    <ChoiceField
      {...props}
      legend={text('policies.form.match')}
      options={[
        { value: 'any', label: text('policies.form.any'), hint: text('policies.form.any.hint') },
        { value: 'all', label: text('policies.form.all'), hint: text('policies.form.all.hint') },
      ]}
    />
  );
}
