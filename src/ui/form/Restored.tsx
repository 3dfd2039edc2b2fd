import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/ui';
import { Banner } from '../notices/Banner';
import { Button } from '../actions/Button';

export interface RestoredProps<Values> {
  /** True if the form began with a draft. */
  readonly when: boolean;
  /** Values of the form without the draft. */
  readonly untouched: Values;
}

/** Says, within a form, that a draft was restored, and offers to drop it. */
export function Restored<Values extends object>({ when, untouched }: RestoredProps<Values>) {
  const { resetForm } = useFormikContext<Values>();
  const [seen, setSeen] = useState(false);
  if (!when || seen) return null;
  const startOver = () => {
    resetForm({ values: untouched });
    setSeen(true);
  };
  return (
    <Banner
      action={
        <Button small onClick={startOver}>
          <FormattedMessage id="ui.form.startOver" />
        </Button>
      }
    >
      <FormattedMessage id="ui.form.restored" />
    </Banner>
  );
}
