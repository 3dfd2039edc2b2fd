import { createContext, use, type ReactNode } from 'react';

/** Names of the institution's administrators; empty if there are none or this person may not see them. */
export const AdministratorNames = createContext<readonly string[]>([]);

/** A longer list would not help to choose whom to ask. */
const MOST = 3;

/** Adds names to a sentence that refers people to their administrators: “ask an administrator (Ann Bee)”. */
export function Administrators({ children }: { readonly children: ReactNode }) {
  const names = use(AdministratorNames);
  if (names.length === 0) return children;
  return (
    <>
      {children}
      {' ('}
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
