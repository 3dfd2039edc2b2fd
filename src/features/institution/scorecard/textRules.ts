import type { Institution, Texts } from '../../../contracts/domain/person/person';
import { isProvided } from '../isProvided';
import type { EditField, Facts, Rule, Verdict } from './scorecard.types';
import { sources } from './sources';
import { isFilled, met, notMet, notSent } from './verdicts';

function inEnglish(texts: Texts | undefined, remedy: string, field?: EditField): Verdict {
  if (!texts) return notSent;
  return isFilled(texts['en']) ? met : notMet(remedy, field);
}

/** The parts of an organisation: SAML asks for all three or for none. */
const organisationParts = [
  ['organisationNames', 'organisationNameEn'],
  ['organisationDisplayNames', 'organisationDisplayNameEn'],
  ['homeUrls', 'organisationUrlEn'],
] as const;

function organisation({ institution: { texts } }: Facts): Verdict {
  const missing = organisationParts.find(([member]) => texts[member] && !isFilled(texts[member]['en']));
  if (missing) return notMet('institution.rule.organisation.mend', missing[1]);
  return organisationParts.every(([member]) => texts[member]) ? met : notSent;
}

/** Elements that people see, with the messages that name them, and the fields of those that can be edited. */
const elements = {
  displayNames: { text: 'institution.displayName', fields: { en: 'displayNamesEn', nl: 'displayNamesNl' } },
  descriptions: { text: 'institution.description', fields: { en: 'descriptionsEn', nl: 'descriptionsNl' } },
  keywords: { text: 'institution.keywords', fields: { en: 'keywordsEn', nl: 'keywordsNl' } },
  informationUrls: { text: 'institution.information', fields: {} },
  privacyStatementUrls: { text: 'institution.privacy', fields: {} },
} as const satisfies Readonly<Record<string, Element>>;

interface Element {
  readonly text: string;
  readonly fields: Readonly<Partial<Record<string, EditField>>>;
}
type Member = keyof typeof elements;

function textsOf({ texts, metadata = {} }: Institution): Readonly<Record<Member, Texts>> {
  const { displayNames = {}, descriptions = {}, keywords = {} } = texts;
  const { informationUrls = {}, privacyStatementUrls = {} } = metadata;
  return { displayNames, descriptions, keywords, informationUrls, privacyStatementUrls };
}

/** Checks that all elements are written in the same languages; an element without any text has its own rule. */
function sameLanguages({ institution }: Facts): Verdict {
  const texts = textsOf(institution);
  const written = memberNames.filter((member) => languagesOf(texts[member]).length > 0);
  if (written.length === 0) return notSent;
  const all = [...new Set(written.flatMap((member) => languagesOf(texts[member])))];
  const gaps = written.flatMap((member) =>
    all
      .filter((language) => !isFilled(texts[member][language]) && mayBeMissed(institution, member, language))
      .map((language) => ({ member, language })),
  );
  if (gaps.length === 0) return met;
  const field = gaps.map(({ member, language }) => fieldOf(elements[member], language)).find(Boolean);
  return {
    kind: 'notMet',
    remedy: 'institution.rule.languages.mend',
    missing: gaps.map(({ member, language }) => ({ text: elements[member].text, language })),
    ...(field && { field }),
  };
}

const memberNames: readonly Member[] = [
  'displayNames',
  'descriptions',
  'keywords',
  'informationUrls',
  'privacyStatementUrls',
];

function fieldOf({ fields }: Element, language: string): EditField | undefined {
  return fields[language];
}

function languagesOf(texts: Texts): string[] {
  return Object.keys(texts).filter((language) => isFilled(texts[language]));
}

function mayBeMissed(institution: Institution, member: Member, language: string): boolean {
  if (member === 'informationUrls' || member === 'privacyStatementUrls') return true;
  return isProvided(institution, member, language);
}

function logo({ institution: { logoUrl } }: Facts): Verdict {
  return logoUrl?.startsWith('https:') ? met : notMet('institution.rule.logo.mend');
}

export const textRules: readonly Rule[] = [
  {
    id: 'displayName',
    title: 'institution.rule.displayName',
    source: sources.mdui,
    judge: ({ institution: { texts } }) =>
      inEnglish(texts.displayNames, 'institution.rule.displayName.mend', 'displayNamesEn'),
  },
  {
    id: 'description',
    title: 'institution.rule.description',
    source: sources.mdui,
    judge: ({ institution: { texts } }) =>
      inEnglish(texts.descriptions, 'institution.rule.description.mend', 'descriptionsEn'),
  },
  { id: 'languages', title: 'institution.rule.languages', source: sources.mdui, judge: sameLanguages },
  { id: 'organisation', title: 'institution.rule.organisation', source: sources.saml, judge: organisation },
  { id: 'logo', title: 'institution.rule.logo', source: sources.mdui, judge: logo },
  {
    id: 'information',
    title: 'institution.rule.information',
    source: sources.mdui,
    judge: ({ institution: { metadata } }) =>
      inEnglish(metadata?.informationUrls, 'institution.rule.information.mend'),
  },
  {
    id: 'privacy',
    title: 'institution.rule.privacy',
    source: sources.mdui,
    judge: ({ institution: { metadata } }) =>
      inEnglish(metadata?.privacyStatementUrls, 'institution.rule.privacy.mend'),
  },
];
