import type { IntlShape } from 'react-intl';
import type { ComparedService } from './contract/institutionComparison';
import type { Installation } from '../../contracts/domain/person/person';
import { settingKinds } from '../../contracts/domain/services/settingKinds';
import { consentText, explanationTerms } from '../../i18n/messages/consentText';
import { shortLevel } from '../../i18n/levels';
import { multiFactorText } from '../../i18n/multiFactorText';
import { explained, type Setting } from './comparedRows';

export const settingMessages = {
  level: settingKinds.strongAuthentication.name,
  multiFactor: settingKinds.multiFactor.name,
  consent: settingKinds.consent.name,
  consentTexts: 'comparison.setting.consentTexts',
  policies: 'comparison.setting.policies',
} as const satisfies Record<Setting, string>;

/** Says in the language of the page what an institution has set for a service; the file for spreadsheets says the same. */
export type SettingText = (service: ComparedService, setting: Setting) => string;

export function settingText(intl: IntlShape, { ladder, levelLabels }: Installation): SettingText {
  const say = (id: string) => intl.formatMessage({ id });
  const texts: Readonly<Record<Setting, (service: ComparedService) => string>> = {
    level: ({ level }) => shortLevel(intl, ladder, level ?? ''),
    multiFactor: ({ multiFactor = '' }) => multiFactorText(intl, multiFactor, levelLabels[multiFactor]),
    consent: ({ consent }) => consentText(intl, consent.type),
    consentTexts: ({ consent: { explanations } }) =>
      explained
        .filter((language) => explanations[language])
        .map((language) =>
          intl.formatMessage(
            { id: 'comparison.consentText' },
            { which: say(explanationTerms[language]), text: explanations[language] },
          ),
        )
        .join('\n') || say('comparison.consentTexts.none'),
    policies: ({ policies }) => intl.formatNumber(policies),
  };
  return (service, setting) => texts[setting](service);
}
