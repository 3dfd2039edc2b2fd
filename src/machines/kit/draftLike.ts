/**
 * Returns a reader for kept drafts of a flat form, which an older version of the page may have stored. It takes what can be
 * used of a draft, and the values of the blank form for the rest.
 */
export function draftLike<Draft extends { readonly [Name in keyof Draft]: string | boolean }>(
  blank: Draft,
): (stored: unknown) => Draft | null {
  const members = new Map<string, unknown>(Object.entries(blank));
  const isUsable = (name: string, value: unknown) =>
    members.has(name) && typeof value === typeof members.get(name);
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const usable = Object.entries(stored).filter(([name, value]) => isUsable(name, value));
    return { ...blank, ...Object.fromEntries(usable) };
  };
}
