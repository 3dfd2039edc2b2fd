import { usePerson } from '../../store/person';

/** Tells whether this person can ask for changes of the institution now. */
export function useMayEdit(): boolean {
  const { roles, installation } = usePerson();
  return roles.admin && !installation.ticketSystemDown;
}
