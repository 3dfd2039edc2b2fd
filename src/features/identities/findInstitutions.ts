import type { IdentityChoice } from '../../api/mappers/identities';
import { chooseText } from '../../i18n/chooseText';
import type { Language } from '../../contracts/domain/language';
import { excerpt } from '../../lib/excerpt';
import { normalise } from '../../lib/normalise';

/** An institution as the list shows it, with its texts ready for searching. */
export interface FoundInstitution extends IdentityChoice {
  readonly shownName: string;
  /** Language of the shown name, if it is not that of the page. */
  readonly nameLanguage: string | undefined;
  readonly normalised: string;
}

/** Sorts names in the reader's language, in the order of that language. */
export function listInstitutions(
  institutions: readonly IdentityChoice[],
  language: Language,
  compare: (a: string, b: string) => number,
): FoundInstitution[] {
  return institutions
    .map((institution) => {
      const chosen = chooseText(institution.names, language);
      return {
        ...institution,
        shownName: chosen?.text ?? institution.name,
        nameLanguage: chosen && chosen.lang !== language ? chosen.lang : undefined,
        normalised: normalise(institution.searched),
      };
    })
    .sort((a, b) => compare(a.shownName, b.shownName) || compare(a.entityId, b.entityId));
}

/**
 * Finds institutions in whose texts every word occurs, in any language; accents and case do not count
 * (REQUIREMENTS 243).
 */
export function findInstitutions(list: readonly FoundInstitution[], question: string): FoundInstitution[] {
  const terms = termsOf(question);
  return list.filter(({ normalised }) => terms.every((word) => normalised.includes(word)));
}

/**
 * Returns an excerpt of the first text with a word that name and entity id lack; undefined if they have all
 * words.
 */
export function excerptOf(
  { shownName, entityId, searched }: FoundInstitution,
  question: string,
): string | undefined {
  const seen = normalise(`${shownName}\n${entityId}`);
  const word = termsOf(question).find((one) => !seen.includes(one));
  if (word === undefined) return undefined;
  const text = searched.split('\n').find((line) => normalise(line).includes(word));
  return text === undefined ? undefined : excerpt(text, normalise(text).indexOf(word));
}

function termsOf(question: string): string[] {
  return normalise(question).split(/\s+/).filter(Boolean);
}
