import type { IntlShape } from 'react-intl';
import { attributeName } from '../contracts/domain/attributes/attribute';
import { knownAttribute } from '../contracts/domain/attributes/attributeDictionary';
import './texts/attribute';

/**
 * Returns the name of an attribute in the language of `intl`; for one that we have no words for, its name in
 * metadata, or else the last part of its identifier (REQUIREMENTS 123). A known attribute keeps our words,
 * even if metadata names it differently.
 */
export function attributeLabel(intl: IntlShape, name: string, friendlyName = attributeName(name)): string {
  const known = knownAttribute(name);
  return known ? intl.formatMessage({ id: known.label }) : friendlyName;
}
