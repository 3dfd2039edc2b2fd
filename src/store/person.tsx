import { createContext, useContext, type ReactNode } from 'react';
import type { Person } from '../contracts/domain/person/person';

const PersonContext = createContext<Person | null>(null);

/** Gives pages the person of the bootstrap; nothing below it renders without one. */
export function PersonProvider({ person, children }: { person: Person; children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** Returns the signed-in person or guest. Throws outside of `PersonProvider`. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('No PersonProvider');
  return person;
}
