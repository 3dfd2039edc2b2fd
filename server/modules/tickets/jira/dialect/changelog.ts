import { type Static, Type } from 'typebox';
import type { StatusMove } from './jiraDialect';

/** A person in an issue; a deleted person has no name. */
export const Author = Type.Object({
  name: Type.Optional(Type.String()),
  accountId: Type.Optional(Type.String()),
  displayName: Type.Optional(Type.String()),
});

/** One entry of an issue's changelog. */
export const Changes = Type.Object({
  created: Type.String(),
  author: Type.Optional(Type.Union([Author, Type.Null()])),
  items: Type.Array(
    Type.Object({
      field: Type.String(),
      fromString: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  ),
});
type Changes = Static<typeof Changes>;

/** Returns the status changes in entries of a changelog, oldest first. */
export function movesIn(entries: readonly Changes[]): StatusMove[] {
  return entries
    .flatMap(({ created, author, items }) =>
      items
        .filter(({ field }) => field === 'status')
        .map((item) => ({
          at: created,
          by: author?.displayName ?? '',
          from: item.fromString ?? '',
          to: textOf(item),
        })),
    )
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Jira's name of the member is that of every object's method, so it is read as a value. */
function textOf(item: object): string {
  const to: unknown = Object.getOwnPropertyDescriptor(item, 'toString')?.value;
  return typeof to === 'string' ? to : '';
}
