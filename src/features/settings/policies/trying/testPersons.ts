import type { OwnStorage } from '../../../../lib/ownStorage';

/** A person to try policies with, invented or modelled on a real one. */
export interface TestPerson {
  readonly name: string;
  /** Entity id. */
  readonly institution: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** IP address; absent: not known. */
  readonly address?: string;
}

/** They stay in this browser until a logout, apart for each login: attributes of persons go nowhere else. */
const prefix = 'policies.testPersons.';

export function readTestPersons(storage: OwnStorage, uid: string): readonly TestPerson[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(prefix + uid) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTestPerson) : [];
  } catch {
    return [];
  }
}

/** False if the browser does not keep them. */
export function writeTestPersons(storage: OwnStorage, uid: string, persons: readonly TestPerson[]): boolean {
  try {
    storage.setItem(prefix + uid, JSON.stringify(persons));
    return true;
  } catch {
    return false;
  }
}

/** A saved person of the same name is replaced. */
export function withPerson(persons: readonly TestPerson[], person: TestPerson): readonly TestPerson[] {
  return [...withoutPerson(persons, person.name), person].toSorted((a, b) => a.name.localeCompare(b.name));
}

export function withoutPerson(persons: readonly TestPerson[], name: string): readonly TestPerson[] {
  return persons.filter((one) => one.name !== name);
}

function isTestPerson(value: unknown): value is TestPerson {
  if (typeof value !== 'object' || value === null) return false;
  const { name, institution, attributes, address } = value as Partial<Record<keyof TestPerson, unknown>>;
  return (
    typeof name === 'string' &&
    typeof institution === 'string' &&
    ['string', 'undefined'].includes(typeof address) &&
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.values(attributes).every(
      (values) => Array.isArray(values) && values.every((one) => typeof one === 'string'),
    )
  );
}
