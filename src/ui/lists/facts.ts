import type { ReactNode } from 'react';

/** The value of a fact for a thing; `value` decides whether two of them are equal, '' means none. */
export interface Said {
  readonly value: string;
  readonly shown: ReactNode;
}

/** A fact by which things are compared. */
export interface Fact<Thing> {
  readonly key: string;
  readonly name: ReactNode;
  readonly of: (thing: Thing) => Said;
}

/** Tells whether the things say different things about a fact. */
export function differs<Thing>({ of }: Fact<Thing>, things: readonly Thing[]): boolean {
  return new Set(things.map((thing) => of(thing).value)).size > 1;
}
