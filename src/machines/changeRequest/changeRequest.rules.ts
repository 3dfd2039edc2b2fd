import type { SettingsChange } from '../../contracts/domain/tickets/change';
import { institutionDifferences } from '../../contracts/domain/institution/institutionDifferences';
import { languages } from '../../contracts/domain/language';
import { rankIn, type Level } from '../../contracts/domain/services/level';

/** Tells whether nothing would change; blank texts count as empty. */
export function isSameSetting(current: SettingsChange, asked: SettingsChange): boolean {
  if (current.subject === 'consent' && asked.subject === 'consent') {
    const isSameText = (language: (typeof languages)[number]) =>
      current.explanations[language].trim() === asked.explanations[language].trim();
    return current.type === asked.type && languages.every(isSameText);
  }
  if (current.subject === 'institution' && asked.subject === 'institution') {
    // Comments alone are not a change.
    return institutionDifferences(current.settings, asked.settings).length === 0;
  }
  return 'level' in current && 'level' in asked && current.level === asked.level;
}

/** Tells whether the change would lower or remove an assurance level, which is never done (REQUIREMENTS 167, 169). */
export function isLowered(levels: readonly Level[], current: SettingsChange, asked: SettingsChange): boolean {
  if (current.subject !== 'strongAuthentication' || asked.subject !== 'strongAuthentication') return false;
  return rankIn(levels, asked.level) < rankIn(levels, current.level);
}
