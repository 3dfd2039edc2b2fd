import type { Column, SetColumn } from '../../../src/contracts/wire/serviceList';

/** Numbers distinct texts in order of appearance. */
function dictionary() {
  const places = new Map<string, number>();
  return {
    placeOf(value: string): number {
      const known = places.get(value);
      if (known !== undefined) return known;
      places.set(value, places.size);
      return places.size - 1;
    },
    values: () => [...places.keys()],
  };
}

/** Returns a column of texts, with each distinct text written once. Rows without one get -1. */
export function column<Row>(rows: readonly Row[], textOf: (row: Row) => string | null | undefined): Column {
  const texts = dictionary();
  const of = rows.map((row) => {
    const text = textOf(row);
    return text ? texts.placeOf(text) : -1;
  });
  return { values: texts.values(), of };
}

/** Returns a column of sets of texts, with each text and combination written once. Rows with `undefined` get -1. */
export function setColumn<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[] | undefined,
): SetColumn {
  const texts = dictionary();
  const sets = dictionary();
  const of = rows.map((row) => {
    const places = textsOf(row)?.map((text) => texts.placeOf(text));
    return places ? sets.placeOf(places.sort((a, b) => a - b).join()) : -1;
  });
  const combinations = sets.values().map((set) => (set === '' ? [] : set.split(',').map(Number)));
  return { values: texts.values(), sets: combinations, of };
}

/** Returns the indexes of the rows for which `isTrue` holds, ascending. */
export function placesWhere<Row>(rows: readonly Row[], isTrue: (row: Row) => boolean): number[] {
  return rows.flatMap((row, index) => (isTrue(row) ? index : []));
}
