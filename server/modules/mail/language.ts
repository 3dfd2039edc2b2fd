import type { Localised } from '../../../src/contracts/wire/common';
import type { Config } from '../../platform/config/config';

/**
 * Returns the language for a mail to an institution or a service. No preference of a person is stored, so the metadata
 * decides: the language besides English in which it names them, or English if that is the only one. If that gives no
 * answer, or a language that the installation does not offer, it is the installation's first language.
 */
export function mailLanguage(names: Localised, { federation }: Pick<Config, 'federation'>): string {
  const offered = federation.languages;
  const named = offered.filter((language) => names[language]?.trim());
  const others = named.filter((language) => language !== 'en');
  const [only] = others.length > 0 ? others : named;
  return only !== undefined && others.length <= 1 ? only : (offered[0] ?? 'en');
}
