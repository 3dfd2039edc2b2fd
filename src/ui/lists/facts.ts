import type { ReactNode } from 'react';

/** What a thing says about a fact; `value` tells whether two of them say the same, '' that it says nothing. */
export interface Said {
  readonly value: string;
  readonly shown: ReactNode;
}

/** Something by which things are compared. */
export interface Fact<Thing> {
  readonly key: string;
  readonly name: ReactNode;
  readonly of: (thing: Thing) => Said;
}

/** Tells whether the things say different things about a fact. */
export function differs<Thing>({ of }: Fact<Thing>, things: readonly Thing[]): boolean {
  return new Set(things.map((thing) => of(thing).value)).size > 1;
}
