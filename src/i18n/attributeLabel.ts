import type { IntlShape } from 'react-intl';
import { attributeName } from '../contracts/domain/attribute';
import { knownAttribute } from '../contracts/domain/attributeDictionary';
import './texts/attribute';

/**
 * Returns what an attribute is called in the language of `intl`; for one without words, what metadata calls it, else the
 * last part of its name (REQUIREMENTS 123). A known one keeps its words, whatever name metadata gives it.
 */
export function attributeLabel(intl: IntlShape, name: string, friendlyName = attributeName(name)): string {
  const known = knownAttribute(name);
  return known ? intl.formatMessage({ id: known.label }) : friendlyName;
}
