/** Returns the members in which two states differ, with their values before and after. */
export function onlyChanged(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { before: object; after: object } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const of = (state: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.flatMap((name) => (name in state ? [[name, state[name]]] : [])));
  return { before: of(before), after: of(after) };
}
