import { contactFieldName, contactFields, flagFields, textPlaces } from './institutionFields';
import type { InstitutionSettings, SettingDifference } from './institutionSettings';

/**
 * Returns the differences, in the order of the form. Blank counts as empty. A removed contact has no members
 * afterwards; new ones have the indexes after all others.
 */
export function institutionDifferences(
  current: InstitutionSettings,
  requested: InstitutionSettings,
): readonly SettingDifference[] {
  const before = valuesOf(current);
  return [...valuesOf(requested)]
    .map(([field, to]) => ({ field, from: before.get(field) ?? '', to }))
    .filter(({ from, to }) => from !== to);
}

function valuesOf({ texts, flags, state, contacts, added }: InstitutionSettings): Map<string, string> {
  return new Map([
    ...textPlaces.map(({ field }) => [field, texts[field].trim()] as const),
    ...flagFields.flatMap((field) => {
      const value = flags[field];
      return value === undefined ? [] : [[field, String(value)] as const];
    }),
    ['stateType', state] as const,
    ...[...contacts, ...added].flatMap(({ removed, ...contact }, index) =>
      contactFields.map(
        (field) => [contactFieldName(index, field), removed ? '' : contact[field].trim()] as const,
      ),
    ),
  ]);
}
