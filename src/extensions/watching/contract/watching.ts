import type { Rhythm } from './watching.wire';

/** Name in `extensions` of `/users/me` if people can watch services, and get news about them. */
export const WATCHING_EXTENSION = 'watching';

/** In the order of display. */
export const rhythms: readonly Rhythm[] = ['daily', 'weekly', 'never'];

/** Maximum number of subscriptions of a person. */
export const MOST_SUBSCRIPTIONS = 200;

/** A part of a fact, as `FactPart` of the wire. */
interface Part {
  readonly name: string;
  readonly values: readonly string[];
}

/** Change of a fact: parts that are new or have other values, and those that are gone or had others. */
interface FactChange<Some extends Part> {
  readonly added: readonly Some[];
  readonly removed: readonly Some[];
}

/** Compares a fact before and after. */
export function factChange<Some extends Part>(was: readonly Some[], is: readonly Some[]): FactChange<Some> {
  const keyOf = ({ name, values }: Part) => JSON.stringify([name, ...values]);
  const [before, after] = [new Set(was.map(keyOf)), new Set(is.map(keyOf))];
  return {
    added: is.filter((part) => !before.has(keyOf(part))),
    removed: was.filter((part) => !after.has(keyOf(part))),
  };
}

/** Returns whether the values of an attribute mean that all of them are received. */
export function hasAnyValue(values: readonly string[]): boolean {
  return values.length === 0 || values.includes('*');
}
