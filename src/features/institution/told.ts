import type { Institution, InstitutionTexts } from '../../contracts/domain/person';

/** The other server tells these in English and Dutch only. */
const withoutPortuguese: readonly (keyof InstitutionTexts)[] = [
  'keywords',
  'organisationNames',
  'organisationDisplayNames',
];

/** Whether the server would tell this text in this language if there were one: what it never tells is not missing. */
export function isTold(institution: Institution, member: keyof InstitutionTexts, language: string): boolean {
  if (!institution.texts[member]) return false;
  if (institution.metadata || ['en', 'nl'].includes(language)) return true;
  return !withoutPortuguese.includes(member);
}
