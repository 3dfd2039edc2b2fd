import type { IntlShape } from 'react-intl';
import { knownAttribute } from '../../../contracts/domain/attributes/attributeDictionary';
import type { PolicyAttributeOption } from '../../../contracts/domain/policies/policy';
import { attributeLabel } from '../../../i18n/attributeLabel';
import '../../../i18n/texts/policies';

/**
 * Returns a function that names attributes in the language of `intl`: by the installation's own word; else as
 * on every page; else by the server's name, in any language; else by the last part of their names.
 */
export function attributeLabels(
  intl: IntlShape,
  options: readonly PolicyAttributeOption[],
): (name: string) => string {
  const offered = new Map(options.map((option) => [option.name, option]));
  return (name) => {
    const option = offered.get(name);
    if (option && (option.isOwnLabel || !knownAttribute(name))) return option.label;
    return attributeLabel(intl, name);
  };
}

/** Returns the same within a sentence: words of the dictionary begin small there, unless they are names. */
export function attributeLabelsWithin(
  intl: IntlShape,
  options: readonly PolicyAttributeOption[],
): (name: string) => string {
  const labelOf = attributeLabels(intl, options);
  return (name) => {
    const label = labelOf(name);
    const isWord = label === attributeLabel(intl, name) && /^\p{Lu}\p{Ll}/u.test(label);
    return isWord ? label.charAt(0).toLocaleLowerCase(intl.locale) + label.slice(1) : label;
  };
}
