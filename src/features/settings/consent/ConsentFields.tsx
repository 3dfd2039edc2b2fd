import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '../../../ui/form/SelectField';
import { TextArea } from '../../../ui/form/TextArea';
import { useFormValues } from '../../../ui/form/useFormValues';
import { consentTypes, explanationTerms } from '../../../i18n/messages/consentText';
import type { ConsentForm } from './consent.schema';

/**
 * Shows the fields for consent. Explanations are requested only if people see a consent screen (REQUIREMENTS
 * 165).
 */
export function ConsentFields({ portuguese }: { readonly portuguese: boolean }) {
  const intl = useIntl();
  const { type } = useFormValues<ConsentForm>();
  const languages = portuguese ? (['en', 'nl', 'pt'] as const) : (['en', 'nl'] as const);
  return (
    <>
      <SelectField
        name="type"
        label={<FormattedMessage id="consent.type" />}
        hideLabel
        options={Object.entries(consentTypes).map(([value, id]) => ({
          value,
          label: intl.formatMessage({ id }),
        }))}
      />
      {type !== 'NO_CONSENT' &&
        languages.map((language) => (
          <TextArea
            key={language}
            name={language}
            optional={language === 'pt'}
            label={<FormattedMessage id={explanationTerms[language]} />}
            hint={language === 'en' && <FormattedMessage id="consent.explanation.hint" />}
          />
        ))}
    </>
  );
}
