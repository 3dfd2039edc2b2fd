import type { ConsentSetting } from '../../contracts/domain/tickets/change';
import type { Consent } from '../../contracts/wire/consent';

/**
 * Reads how people are asked for consent; if nothing is configured, consent is minimal and without texts
 * (REQUIREMENTS 164).
 */
export function consentSettingOf(consent: Partial<Consent> | undefined): ConsentSetting {
  return {
    type: consent?.type ?? 'MINIMAL_CONSENT',
    explanations: {
      en: consent?.explanationEn ?? '',
      nl: consent?.explanationNl ?? '',
      pt: consent?.explanationPt ?? '',
    },
  };
}
