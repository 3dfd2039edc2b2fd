/**
 * This reads the drafts of a flat form, which were kept in storage, perhaps by an older version of the page. It gives what
 * can be used of one, and what the blank form has in the place of the rest.
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
