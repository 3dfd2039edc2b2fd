import type { AnyActorRef, AnyEventObject } from 'xstate';

/** Returns a view of an actor in which `send` calls `hear` instead. */
export function withSender(actor: AnyActorRef, hear: (event: AnyEventObject) => void): AnyActorRef {
  return new Proxy(actor, {
    get: (target, name): unknown => (name === 'send' ? hear : Reflect.get(target, name)),
  });
}
