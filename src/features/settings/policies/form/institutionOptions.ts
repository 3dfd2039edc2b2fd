import type { Policy } from '../../../../contracts/domain/policy';
import type { Person } from '../../../../contracts/domain/person';

/**
 * The identity providers of the institution acted for, also while impersonating (item 185), and those that the policy
 * names already.
 */
export function institutionOptions({ institution, institutions }: Person, stored: Policy | undefined) {
  const own = [...(institution ? [institution] : []), ...institutions].filter(
    ({ entityId, institutionId }) =>
      entityId === institution?.entityId ||
      (institutionId !== undefined && institutionId === institution?.institutionId),
  );
  const named = (stored?.institutions ?? []).map((id, place) => ({
    value: id,
    label: stored?.institutionNames[place] || id,
  }));
  const all = [...own.map(({ entityId, name }) => ({ value: entityId, label: name })), ...named];
  return [...new Map(all.toReversed().map((option) => [option.value, option])).values()].toSorted((a, b) =>
    a.label.localeCompare(b.label),
  );
}
