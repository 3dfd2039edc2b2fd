/** Members of an institution with a text for each language, by their name in a request. */
const textMembers = {
  keywords: 'keywords',
  descriptions: 'descriptions',
  displayNames: 'displayNames',
  organisationUrl: 'homeUrls',
  organisationName: 'organisationNames',
  organisationDisplayName: 'organisationDisplayNames',
} as const;

/** Suffixes of those names, and their languages. */
export const languageEndings = { En: 'en', Nl: 'nl', Pt: 'pt' } as const;

type TextMember = (typeof textMembers)[keyof typeof textMembers];
export type TextField = `${keyof typeof textMembers}${keyof typeof languageEndings}`;

interface TextPlace {
  readonly field: TextField;
  readonly member: TextMember;
  readonly language: (typeof languageEndings)[keyof typeof languageEndings];
}

/** Every text of an institution: `organisationUrlEn` is `homeUrls` in English. */
export const textPlaces: readonly TextPlace[] = keysOf(textMembers).flatMap((name) =>
  keysOf(languageEndings).map((ending) => ({
    field: `${name}${ending}` as const,
    member: textMembers[name],
    language: languageEndings[ending],
  })),
);

/** Settings that are on or off. */
export const flagFields = [
  'publishedInEdugain',
  'connectToRSServicesAutomatically',
  'allowMaintainersToManageAuthzRules',
  'displayAdminEmailsInDashboard',
  'displayStatsInDashboard',
] as const;
export type FlagField = (typeof flagFields)[number];

/** Fields of a contact person that can be changed. */
export const contactFields = ['name', 'emailAddress', 'telephoneNumber', 'contactPersonType'] as const;
export type ContactField = (typeof contactFields)[number];

/**
 * Returns the name of a contact's member in a pending change: `contactPersons[2].emailAddress` for the third contact.
 */
export function contactFieldName(index: number, field: ContactField): string {
  return `contactPersons[${index}].${field}`;
}

export function parseContactField(name: string): { place: number; field: ContactField } | undefined {
  const [, place, member] = /^contactPersons\[(\d{1,4})\]\.(\w+)$/.exec(name) ?? [];
  const field = contactFields.find((known) => known === member);
  return place !== undefined && field ? { place: Number(place), field } : undefined;
}

/** Returns whether a text begins with http:// or https:// and is longer. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]\S*$/i.test(text);
}

/** Returns whether a text has digits, the usual separators between them, and perhaps an extension at the end. */
export function isTelephoneNumber(text: string): boolean {
  return /^\+?[\d\s()./-]{3,40}(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i.test(text) && /\d.*\d.*\d/.test(text);
}

function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}
