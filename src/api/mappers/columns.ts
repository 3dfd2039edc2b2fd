import type { Column, SetColumn } from '../../contracts/wire/serviceList';
import { listOf } from '../envelope';

/** A value as any server may send it: every member may be missing or null. */
export type Loose<T> = { readonly [K in keyof T]?: T[K] | null };
type Received<T> = Loose<T> | null | undefined;

/** Returns the value at a place; undefined if the column is too short or is not one. */
export type ReadColumn<T> = (index: number) => T | undefined;

export function textsIn(column: Received<Column>): ReadColumn<string> {
  const values = stringsIn(column?.values);
  const of = listOf(column?.of);
  return (place) => values[of[place] ?? -1];
}

/** Reads a column of sets. Services with the same values share one list. */
export function setsIn(column: Received<SetColumn>): ReadColumn<readonly string[]> {
  const values = stringsIn(column?.values);
  const sets = listOf(column?.sets).map((set) => listOf(set).flatMap((value) => values[value] ?? []));
  const of = listOf(column?.of);
  return (place) => sets[of[place] ?? -1];
}

/** Returns a text for each place, without a dictionary. */
export function plainTextsIn(column: readonly string[] | null | undefined): ReadColumn<string> {
  const texts = listOf(column);
  return (place) => stringOr(texts[place]);
}

/** Tells whether a place is in the list. */
export function flagsIn(
  places: readonly number[] | null | undefined,
  size: number,
): (index: number) => boolean {
  const flags = new Uint8Array(size);
  for (const place of listOf(places)) flags[place] = 1;
  return (place) => flags[place] === 1;
}

/** Reads a list of texts. Other values leave gaps, so that the places of the texts stay right. */
function stringsIn(values: readonly string[] | null | undefined): readonly (string | undefined)[] {
  return listOf(values).map(stringOr);
}

function stringOr(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
