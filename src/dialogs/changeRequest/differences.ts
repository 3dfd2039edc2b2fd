import type { SettingsChange } from '../../contracts/domain/change';
import { languages, type Language } from '../../contracts/domain/language';
import type { ConsentType } from '../../contracts/wire/enumerations';
import { differencesOfInstitution } from './institutionDifferences';
import type { Value, Difference } from './difference';

const consentTypes = {
  DEFAULT_CONSENT: 'consent.type.default',
  MINIMAL_CONSENT: 'consent.type.minimal',
  NO_CONSENT: 'consent.type.none',
} as const satisfies Record<ConsentType, string>;

const explanations = {
  en: 'consent.explanation.en',
  nl: 'consent.explanation.nl',
  pt: 'consent.explanation.pt',
} as const satisfies Record<Language, string>;

const levels = {
  strongAuthentication: { term: 'strong.level', none: 'strong.level.default' },
  multiFactor: { term: 'multiFactor.level', none: 'multiFactor.level.default' },
} as const;

export function differences(current: SettingsChange, asked: SettingsChange): readonly Difference[] {
  if (current.subject === 'consent' && asked.subject === 'consent') {
    const type = (setting: typeof asked): Value => ({ kind: 'message', id: consentTypes[setting.type] });
    const text = (setting: typeof asked, language: Language): Value => ({
      kind: 'text',
      text: setting.explanations[language].trim(),
      language,
    });
    return [
      { term: 'consent.type', from: type(current), to: type(asked) },
      ...languages.map((language) => ({
        term: explanations[language],
        from: text(current, language),
        to: text(asked, language),
      })),
    ].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
  }
  if (current.subject === 'institution' && asked.subject === 'institution') {
    return differencesOfInstitution(current, asked);
  }
  if (!('level' in current) || !('level' in asked)) return [];
  const { term, none } = levels[asked.subject];
  const level = (uri: string): Value => (uri === '' ? { kind: 'message', id: none } : { kind: 'level', uri });
  return [{ term, from: level(current.level), to: level(asked.level) }];
}
