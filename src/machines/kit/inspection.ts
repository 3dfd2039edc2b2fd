import type { ActorRefLike, InspectionEvent } from 'xstate';

type Observer = (event: InspectionEvent) => void;

const observers = new Set<Observer>();
const roots = new Set<ActorRefLike>();

/** Every actor of the product starts with this, so that an observer receives the events of all machines. */
export function inspected(event: InspectionEvent): void {
  if (event.type === '@xstate.actor' && event.actorRef.sessionId === event.rootId) remember(event.actorRef);
  observers.forEach((observer) => observer(event));
}

/** Follows all machines from now on; returns a function that stops this. */
export function follow(observer: Observer): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Returns the outermost actors that run now, oldest first; what they invoke is in their snapshots. */
export function runningRoots(): readonly ActorRefLike[] {
  forgetEnded();
  return [...roots];
}

function remember(actor: ActorRefLike): void {
  // The ended actor has no snapshot yet.
  forgetEnded();
  roots.add(actor);
}

function forgetEnded(): void {
  roots.forEach((actor) => actor.getSnapshot()?.status !== 'active' && roots.delete(actor));
}
