import type { ConsentType } from '../../wire/enumerations';
import type { OwnLanguage } from '../language';

/** The types, in the order in which they are offered. */
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
