import type { Named, Person } from '../../contracts/domain/person/person';

/** Returns the institution that is acted for as dialogs name it: in the language of the page, which may change. */
export function namedInstitution({ institution }: Person): Named {
  return { name: institution?.name ?? '', names: institution?.names ?? {} };
}
