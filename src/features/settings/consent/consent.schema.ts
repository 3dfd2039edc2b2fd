import { object, string, type ObjectSchema } from 'yup';
import type { ConsentType } from '../../../contracts/wire/enumerations';
import '../../../i18n/texts/settings';

export interface ConsentForm {
  readonly type: ConsentType;
  readonly en: string;
  readonly nl: string;
  readonly pt: string;
}

const longest = 4000;

function explanation() {
  return string().trim().defined().max(longest, 'policies.form.tooLong');
}

/** Requires an explanation in this language, unless people see no consent screen. A blank text counts as empty. */
function required(language: 'en' | 'nl') {
  return explanation().when('type', {
    is: (type: ConsentType) => type !== 'NO_CONSENT',
    then: (rule) => rule.required({ id: 'consent.explanation.required', values: { language } }),
  });
}

export const consentSchema: ObjectSchema<ConsentForm> = object({
  type: string()
    .oneOf(['DEFAULT_CONSENT', 'MINIMAL_CONSENT', 'NO_CONSENT'] as const)
    .required(),
  en: required('en'),
  nl: required('nl'),
  pt: explanation(),
});
