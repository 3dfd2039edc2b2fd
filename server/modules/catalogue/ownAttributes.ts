import { knownAttribute } from '../../../src/contracts/domain/attributes/attributeDictionary';
import type { FilteredUserAttribute } from '../../../src/contracts/wire/service';
import type { Principal } from '../identity/identity.module';

/**
 * Returns one row for each attribute of a release policy, in its order, with the person's own values that pass a
 * filter. Without a policy, or with an empty one, there are no rows; guests and unknown attributes have no values.
 */
export function ownAttributes(
  releasePolicy: Record<string, string[]> | undefined,
  principal: Principal | null,
): FilteredUserAttribute[] {
  return Object.entries(releasePolicy ?? {}).map(([name, filters]) => {
    const headers = knownAttribute(name)?.headers ?? [];
    const values = headers.flatMap((header) => principal?.attributes[header] ?? []);
    return {
      name,
      filters,
      userValues: values.filter((value) => filters.some((filter) => passes(value, filter))),
    };
  });
}

/**
 * Matches the whole value against a filter in which `*` matches any text; in linear time, without regular expressions.
 */
export function passes(value: string, filter: string): boolean {
  const [head = '', ...rest] = filter.split('*');
  const tail = rest.pop();
  if (tail === undefined) return value === head;
  if (!value.startsWith(head)) return false;
  let position = head.length;
  for (const part of rest) {
    const found = value.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return value.length - position >= tail.length && value.endsWith(tail);
}
