import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/ui';
import { Banner } from '../Banner';
import { Button } from '../Button';

export interface RestoredProps<Values> {
  /** The form began with what had been typed before. */
  readonly when: boolean;
  /** What it would have begun with otherwise. */
  readonly untouched: Values;
}

/** Within a form: says that what was typed before is back, and takes it away when asked to. */
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
