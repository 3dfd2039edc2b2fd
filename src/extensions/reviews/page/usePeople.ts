import { useMemo } from 'react';
import { useGetColleaguesQuery } from '../reviews.api';
import type { ReviewPerson } from '../contract/review.wire';
import { usePerson } from '../../../store/person';

/** The option for a person who is named by their address. */
export const OTHER = 'other';

const noPeople: readonly ReviewPerson[] = [];

/**
 * Returns the people to whom services can be assigned: the reader first, then colleagues, and those who
 * already take part.
 */
export function usePeople(taking: readonly ReviewPerson[] = noPeople): readonly ReviewPerson[] {
  const { displayName, uid, email } = usePerson();
  const { data: colleagues = noPeople } = useGetColleaguesQuery();
  return useMemo(() => {
    const own = { name: displayName || (uid ?? ''), mail: email.trim().toLowerCase() };
    const others = [...colleagues, ...taking].filter(({ mail }) => mail !== own.mail);
    const unique = new Map(others.map(({ name, mail }) => [mail, { name, mail }]));
    return [...(own.mail ? [own] : []), ...unique.values()];
  }, [displayName, uid, email, colleagues, taking]);
}

/** Returns who is meant by the fields of a form (`PersonFields`). */
export function personOf(
  people: readonly ReviewPerson[],
  { who, mail }: { readonly who: string; readonly mail: string },
): ReviewPerson {
  const address = mail.trim();
  const known = people.find((one) => one.mail === who);
  return who === OTHER || !known ? { name: address, mail: address } : known;
}
