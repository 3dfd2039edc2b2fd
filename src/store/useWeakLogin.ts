import { needsStepUp } from '../contracts/domain/person/rights';
import { usePerson } from './person';

/** Returns the rank that acts of super users need and that of the login, where the login is too weak for them. */
export function useWeakLogin(): { readonly level: number; readonly own: number } | undefined {
  const person = usePerson();
  const { superUserLevel: level } = person.installation;
  return needsStepUp(person, level) ? { level, own: person.level } : undefined;
}
