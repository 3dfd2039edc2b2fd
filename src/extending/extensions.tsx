import { createContext, Suspense, useContext, useMemo, type ReactNode } from 'react';
import type { Person } from '../contracts/domain/person';
import { usePerson } from '../store/person';
import { useLate } from '../ui/useLate';
import type { Brought, Extension, Slots } from './extension';

const ExtensionsContext = createContext<readonly Extension[]>([]);

/** Gives the pages the extensions of this build; without one they are the core alone. */
export const ExtensionsProvider = ExtensionsContext;

/** Returns the extensions that the server of this person has. */
export function extensionsFor<One extends { readonly needs?: string }>(
  extensions: readonly One[],
  { installation }: Person,
): readonly One[] {
  return extensions.filter(({ needs }) => needs === undefined || installation.extensions.includes(needs));
}

export function useExtensions(): readonly Extension[] {
  const all = useContext(ExtensionsContext);
  const person = usePerson();
  return useMemo(() => extensionsFor(all, person), [all, person]);
}

interface SlotProps<Name extends keyof Slots> {
  readonly name: Name;
  readonly with: Slots[Name];
  /** Shown if no extension fills the slot for this person. */
  readonly otherwise?: ReactNode;
  /** Shown while the code of an extension is fetched. */
  readonly meanwhile?: ReactNode;
  /** Fetches the code once the page stands, so that it does not delay the page. */
  readonly late?: true;
}

/** Shows what extensions bring to a place of a page, in the order of their list. */
export function Slot<Name extends keyof Slots>(slot: SlotProps<Name>) {
  const { name, with: props, otherwise, meanwhile, late = false } = slot;
  const isDue = useLate(late, 0) || !late;
  const person = usePerson();
  const found = useExtensions().flatMap(({ name: key, slots }) => {
    const one = slots?.[name] as Brought<Slots[Name]> | undefined;
    return one?.isFor(person) ? [{ key, Component: one.Component }] : [];
  });
  if (found.length === 0) return otherwise;
  if (!isDue) return meanwhile;
  return (
    <Suspense fallback={meanwhile}>
      {found.map(({ key, Component }) => (
        <Component key={key} {...props} />
      ))}
    </Suspense>
  );
}
