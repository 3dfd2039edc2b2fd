import type { Person } from '../../contracts/domain/person/person';
import { maintainsPolicies, mayReadPolicies } from '../../contracts/domain/person/rights';
import { settingKeys, type SettingKey } from './address';

interface ServiceOfSettings {
  readonly connected: boolean;
}

/** Returns the settings that this person can reach, in the order of the menu (REQUIREMENTS 89, 163). */
export function entriesFor(person: Person, { connected }: ServiceOfSettings): readonly SettingKey[] {
  const { guest, member } = person.roles;
  if (!connected || guest || member) return [];
  return settingKeys.filter((key) => {
    if (key === 'consent') return person.installation.consentEnabled;
    return key !== 'policies' || mayReadPolicies(person.roles);
  });
}

/**
 * Returns the setting that the bare address leads to; policies only for those who write them (REQUIREMENTS
 * 162). Undefined if the person has no settings.
 */
export function firstEntry(person: Person, service: ServiceOfSettings): SettingKey | undefined {
  return entriesFor(person, service).find((key) => key !== 'policies' || maintainsPolicies(person));
}
