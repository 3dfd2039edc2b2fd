import type { IntlShape } from 'react-intl';
import { consentTypes } from '../contracts/domain/changeWords';
import type { ConsentType } from '../contracts/wire/enumerations';
import './texts/fields';

export { consentTypes, explanationTerms } from '../contracts/domain/changeWords';

/** Returns what a type of consent is called; one that another server has and nobody knows here, as it is. */
export function consentText(intl: IntlShape, type: string): string {
  const isKnown = Object.hasOwn(consentTypes, type);
  return isKnown ? intl.formatMessage({ id: consentTypes[type as ConsentType] }) : type;
}
