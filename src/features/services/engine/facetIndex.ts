import { weakMapMemoize } from '@reduxjs/toolkit';
import type { ListedService } from '../../../contracts/domain/services/catalogue';
import { emptyBits, intersection, setBit, union, type Bits } from './bits';
import type { FacetDefinition, ValuesOf } from './facets';

/** A facet over the services of a list, which knows for each value the services that count under it. */
export interface FacetIndex {
  readonly definition: FacetDefinition;
  /** Values in the order of display. */
  readonly values: readonly string[];
  readonly bitsOf: (value: string) => Bits;
}

interface Built {
  readonly values: readonly string[];
  readonly bitsOf: (value: string) => Bits;
}

/**
 * Returns the index of a facet. It is made when it is first needed, and again only when the data of its values has
 * changed.
 */
export const facetIndex = weakMapMemoize(
  (definition: FacetDefinition, services: readonly ListedService[], valuesOf: ValuesOf): FacetIndex => {
    let made: Built | undefined;
    const built = () => (made ??= build(definition, services, valuesOf));
    return {
      definition,
      get values() {
        return built().values;
      },
      bitsOf: (value) => built().bitsOf(value),
    };
  },
);

function build(
  { fixed, order, hasAll }: FacetDefinition,
  services: readonly ListedService[],
  valuesOf: ValuesOf,
): Built {
  const size = services.length;
  const found = new Map<string, Bits>(fixed.map((value) => [value, emptyBits(size)]));
  services.forEach((service, index) => {
    for (const value of valuesOf(service)) {
      let bits = found.get(value);
      if (!bits) {
        if (!order) continue;
        bits = emptyBits(size);
        found.set(value, bits);
      }
      setBit(bits, index);
    }
  });
  const always = emptyBits(size);
  if (hasAll) {
    services.forEach((service, index) => hasAll(service) && setBit(always, index));
    for (const [value, bits] of found) found.set(value, union(size, [bits, always]));
  }
  const brought = [...found.keys()].slice(fixed.length);
  return {
    values: [...fixed, ...(order ? brought.sort(order) : [])],
    // An old address may name a value that no service has. Only services that count under every value count under it.
    bitsOf: (value) => found.get(value) ?? always,
  };
}

/** Returns the services that match the ticks; all services if nothing is ticked. */
export function passing(index: FacetIndex, ticked: readonly string[], size: number, all: boolean): Bits {
  const sets = ticked.map(index.bitsOf);
  return all ? intersection(size, sets) : union(size, sets);
}
