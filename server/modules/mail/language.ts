import type { Localised } from '../../../src/contracts/wire/common';
import type { Config } from '../../platform/config/config';

/**
 * Returns the language in which a mail is written to an institution, or to a service. Which language a person prefers is
 * kept nowhere, so that it is the one in which the metadata names them: the other one where there is one besides English,
 * English where that is all. Where that does not tell, or the installation does not offer it, it is the installation's first
 * language.
 */
export function mailLanguage(names: Localised, { federation }: Pick<Config, 'federation'>): string {
  const offered = federation.languages;
  const named = offered.filter((language) => names[language]?.trim());
  const others = named.filter((language) => language !== 'en');
  const [only] = others.length > 0 ? others : named;
  return only !== undefined && others.length <= 1 ? only : (offered[0] ?? 'en');
}
