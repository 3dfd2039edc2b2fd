import type { IntlShape } from 'react-intl';
import { attributeName } from '../contracts/domain/attribute';
import { knownAttribute } from '../contracts/domain/attributeDictionary';
import './texts/attribute';

/**
 * Returns what an attribute is called in the language of `intl`; for one without words, the last part of its name
 * (REQUIREMENTS 123).
 */
export function attributeLabel(intl: IntlShape, name: string): string {
  const known = knownAttribute(name);
  return known ? intl.formatMessage({ id: known.label }) : attributeName(name);
}
