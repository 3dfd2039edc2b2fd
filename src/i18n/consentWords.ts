import type { OwnLanguage } from '../contracts/domain/language';
import type { ConsentType } from '../contracts/wire/enumerations';
import './texts/fields';

/** What the setting is called. */
export const consentTerm = 'consent.type';

/** The types stand in the order in which they are offered. */
export const consentTypes = {
  DEFAULT_CONSENT: 'consent.type.default',
  MINIMAL_CONSENT: 'consent.type.minimal',
  NO_CONSENT: 'consent.type.none',
} as const satisfies Record<ConsentType, string>;

export const explanationTerms = {
  en: 'consent.explanation.en',
  nl: 'consent.explanation.nl',
  pt: 'consent.explanation.pt',
} as const satisfies Record<OwnLanguage, string>;
