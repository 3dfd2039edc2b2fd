import { useMemo } from 'react';
import { tellsContacts } from '../../../contracts/domain/person/rights';
import { usePerson } from '../../../store/person';
import { judge, type Judged } from './scorecard';

/** Returns which standards the institution meets, as far as this person may know; undefined if there is no institution. */
export function useJudged(): readonly Judged[] | undefined {
  const { institution, roles } = usePerson();
  return useMemo(
    () => institution && judge({ institution, maySeeContacts: tellsContacts(institution, roles) }),
    [institution, roles],
  );
}
