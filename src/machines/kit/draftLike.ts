/**
 * Returns a reader for kept drafts of a flat form, which an older version of the page may have stored. It takes what can be
 * used of a draft, and the values of the blank form for the rest.
 */
export function draftLike<Draft extends { readonly [Name in keyof Draft]: string | boolean }>(
  blank: Draft,
): (kept: unknown) => Draft | null {
  const members = new Map<string, unknown>(Object.entries(blank));
  const isUsable = (name: string, value: unknown) =>
    members.has(name) && typeof value === typeof members.get(name);
  return (kept) => {
    if (typeof kept !== 'object' || kept === null) return null;
    const usable = Object.entries(kept).filter(([name, value]) => isUsable(name, value));
    return { ...blank, ...Object.fromEntries(usable) };
  };
}
