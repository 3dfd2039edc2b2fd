import { createContext, use, type ReactNode } from 'react';

/** Names of who administers the institution, as far as this person may know them; empty: nobody is named. */
export const AdministratorNames = createContext<readonly string[]>([]);

/** More would be a list to read, not somebody to ask. */
const MOST = 3;

/** Names whom a sentence sends somebody to: “ask an administrator (Ann Bee)”. */
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
