import { createContext, use, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Person } from '../contracts/domain/person/person';

type Helpers = Pick<Person, 'administrators' | 'administrativeContacts'> & {
  readonly roles: Pick<Person['roles'], 'admin'>;
};

/** The person who reads, and whom they can ask. */
export const AdministratorNames = createContext<Helpers>({
  administrators: [],
  administrativeContacts: [],
  roles: { admin: false },
});

/** A longer list would not help to choose whom to ask. */
const MOST = 3;

/** Adds names to a sentence that refers people to their administrators: “ask an administrator (Ann Bee)”. */
export function Administrators({ children }: { readonly children: ReactNode }) {
  const { administrators, administrativeContacts: contacts } = use(AdministratorNames);
  const names = administrators.length > 0 ? administrators : contacts;
  if (names.length === 0) return children;
  return (
    <>
      {children}
      {' ('}
      {names === contacts && (
        <>
          <FormattedMessage id="administrators.contacts" values={{ count: names.length }} />{' '}
        </>
      )}
      {names.slice(0, MOST).map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </span>
      ))}
      {names.length > MOST && ', …'})
    </>
  );
}

/** Shows words to people who are not administrators themselves. */
export function ToOthers({ children }: { readonly children: ReactNode }) {
  return !use(AdministratorNames).roles.admin && children;
}
