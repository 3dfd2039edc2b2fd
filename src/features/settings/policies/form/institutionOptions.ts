import type { Language } from '../../../../contracts/domain/language';
import type { Policy } from '../../../../contracts/domain/policies/policy';
import type { Person } from '../../../../contracts/domain/person/person';
import { policyNames } from '../policyNames';

/**
 * Returns the identity providers of the institution acted for, also while impersonating (REQUIREMENTS 185), and those that
 * the policy names already, in the language of the page.
 */
export function institutionOptions(person: Person, stored: Policy | undefined, language: Language) {
  const { institution, institutions } = person;
  const own = [...(institution ? [institution] : []), ...institutions].filter(
    ({ entityId, institutionId }) =>
      entityId === institution?.entityId ||
      (institutionId !== undefined && institutionId === institution?.institutionId),
  );
  const ids = [...new Set([...own.map(({ entityId }) => entityId), ...(stored?.institutions ?? [])])];
  const labels = institutionNamesIn(person, stored, language);
  return ids
    .map((value) => ({ value, label: labels(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Returns what an identity provider of the form is called in a language. */
export function institutionNamesIn(
  person: Pick<Person, 'institution' | 'institutions'>,
  stored: Policy | undefined,
  language: Language,
): (entityId: string) => string {
  const nameById = new Map(
    (stored?.institutions ?? []).map((id, index) => [id, stored?.institutionNames[index] ?? {}]),
  );
  const names = policyNames(person, language);
  return (id) =>
    names.institutions({ institutions: [id], institutionNames: [nameById.get(id) ?? {}] })[0] ?? id;
}
