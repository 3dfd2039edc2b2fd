import { createContext, Suspense, useContext, useMemo, type ReactNode } from 'react';
import type { Person } from '../contracts/domain/person/person';
import { usePerson } from '../store/person';
import { useLate } from '../ui/useLate';
import { todoKinds, type Extension, type SlotEntry, type Slots, type TodoEntry } from './extension';

const ExtensionsContext = createContext<readonly Extension[]>([]);

/** Provides the extensions of this build to the pages; the default is the core alone. */
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

type Links = 'institutionTabs' | 'accountLinks' | 'footerLinks' | 'listLinks' | 'selectionLinks';
type LinkOf<Name extends Links> = NonNullable<Extension[Name]>[number];

/** Returns the links of extensions for a place of a page that this person may use. */
export function useLinks<Name extends Links>(name: Name): readonly LinkOf<Name>[] {
  const person = usePerson();
  const links = useExtensions().flatMap((extension) => (extension[name] ?? []) as readonly LinkOf<Name>[]);
  return links.filter(({ isFor }) => isFor(person));
}

/** Returns what extensions add to the page To do of a person, in the order of the page. */
export function todoFor(extensions: readonly Extension[], person: Person): readonly TodoEntry[] {
  const entries = extensionsFor(extensions, person).flatMap(({ todo }) =>
    todo?.isFor(person) ? [todo] : [],
  );
  return todoKinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
}

export function useTodo(): readonly TodoEntry[] {
  const all = useContext(ExtensionsContext);
  const person = usePerson();
  return useMemo(() => todoFor(all, person), [all, person]);
}

interface SlotProps<Name extends keyof Slots> {
  readonly name: Name;
  readonly with: Slots[Name];
  /** Shown if no extension fills the slot for this person. */
  readonly fallback?: ReactNode;
  /** Shown while the code of an extension is fetched. */
  readonly loading?: ReactNode;
  /** Fetches the code after the page is drawn, so that it does not delay the page. */
  readonly late?: true;
}

/** Shows the components of extensions for a place of a page, in the order of their list. */
export function Slot<Name extends keyof Slots>(slot: SlotProps<Name>) {
  const { name, with: props, fallback, loading, late = false } = slot;
  const isDue = useLate(late, 0) || !late;
  const person = usePerson();
  const found = useExtensions().flatMap(({ name: key, slots }) => {
    const one = slots?.[name] as SlotEntry<Slots[Name]> | undefined;
    return one?.isFor(person) ? [{ key, Component: one.Component }] : [];
  });
  if (found.length === 0) return fallback;
  if (!isDue) return loading;
  return (
    <Suspense fallback={loading}>
      {found.map(({ key, Component }) => (
        <Component key={key} {...props} />
      ))}
    </Suspense>
  );
}
