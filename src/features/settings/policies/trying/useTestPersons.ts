import { useState } from 'react';
import { usePerson } from '../../../../store/person';
import { readTestPersons, withoutPerson, withPerson, writeTestPersons, type TestPerson } from './testPersons';
import { ownLocal } from '../../../../lib/ownStorage';

export interface TestPersons {
  readonly list: readonly TestPerson[];
  readonly save: (person: TestPerson) => void;
  readonly remove: (name: string) => void;
}

/** Returns the saved test persons of this login. */
export function useTestPersons(): TestPersons {
  const { uid = '' } = usePerson();
  const [list, setList] = useState(() => readTestPersons(ownLocal, uid));
  function change(next: readonly TestPerson[]) {
    // Data that the browser does not store lasts as long as the page.
    writeTestPersons(ownLocal, uid, next);
    setList(next);
  }
  return {
    list,
    save: (person) => change(withPerson(list, person)),
    remove: (name) => change(withoutPerson(list, name)),
  };
}
