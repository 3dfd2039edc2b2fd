import type { IntlShape } from 'react-intl';
import { consentTypes } from '../../contracts/domain/services/consentTypes';
import type { ConsentType } from '../../contracts/wire/enumerations';
import '../texts/fields';

export { consentTypes, explanationTerms } from '../../contracts/domain/services/consentTypes';

/** Returns the name of a type of consent; an unknown one of another server stays as it is. */
export function consentText(intl: IntlShape, type: string): string {
  const isKnown = Object.hasOwn(consentTypes, type);
  return isKnown ? intl.formatMessage({ id: consentTypes[type as ConsentType] }) : type;
}
