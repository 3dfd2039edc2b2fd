import type { InspectionEvent } from 'xstate';

type Observer = (event: InspectionEvent) => void;

const observers = new Set<Observer>();

/** Every actor of the product is started with it: whoever follows the machines hears of all of them. */
export function inspected(event: InspectionEvent): void {
  observers.forEach((observer) => observer(event));
}

/** Follows all machines from now on; gives the way to stop. */
export function follow(observer: Observer): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}
