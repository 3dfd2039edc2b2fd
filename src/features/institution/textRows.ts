import type { Institution, InstitutionTexts } from '../../contracts/domain/person/person';
import { isProvided } from './isProvided';

export interface TextRow {
  readonly key: string;
  /** Message that names the row. */
  readonly label: string;
  /** Message that explains the row (REQUIREMENTS 200). */
  readonly tip?: string;
  /** True if the texts are addresses. */
  readonly link?: true;
  /** Returns the text in a language: '' if it is empty, undefined if the server does not send it. */
  readonly text: (language: string) => string | undefined;
}

/** Returns the rows in a fixed order (REQUIREMENTS 199). Languages and texts may be missing. */
export function textRows(institution: Institution): TextRow[] {
  const written = (member: keyof InstitutionTexts) => (language: string) =>
    isProvided(institution, member, language)
      ? (institution.texts[member]?.[language]?.trim() ?? '')
      : undefined;
  return [
    {
      key: 'name',
      label: 'institution.name',
      text: (language) => institution.names[language]?.trim() ?? '',
    },
    { key: 'description', label: 'institution.description', text: written('descriptions') },
    { key: 'displayName', label: 'institution.displayName', text: written('displayNames') },
    {
      key: 'website',
      label: 'institution.website',
      tip: 'institution.website.tip',
      link: true,
      text: written('homeUrls'),
    },
    {
      key: 'organisation',
      label: 'institution.organisation',
      tip: 'institution.organisation.tip',
      text: written('organisationNames'),
    },
    {
      key: 'organisationDisplay',
      label: 'institution.organisationDisplay',
      tip: 'institution.organisationDisplay.tip',
      text: written('organisationDisplayNames'),
    },
    { key: 'keywords', label: 'institution.keywords', text: written('keywords') },
  ];
}
