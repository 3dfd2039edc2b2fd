import type { Institution, InstitutionTexts } from '../../contracts/domain/person/person';

/** Texts that the other server has in English and Dutch only. */
const withoutPortuguese: readonly (keyof InstitutionTexts)[] = [
  'keywords',
  'organisationNames',
  'organisationDisplayNames',
];

/** Tells whether the server can provide a text in a language: a text that it never provides is not missing. */
export function isProvided(
  institution: Institution,
  member: keyof InstitutionTexts,
  language: string,
): boolean {
  if (!institution.texts[member]) return false;
  if (institution.metadata || ['en', 'nl'].includes(language)) return true;
  return !withoutPortuguese.includes(member);
}
