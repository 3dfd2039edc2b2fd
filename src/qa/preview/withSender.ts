import type { AnyActorRef, AnyEventObject } from 'xstate';

/** Returns the same actor for whoever looks at it; what is sent to it goes to somebody else instead. */
export function withSender(actor: AnyActorRef, hear: (event: AnyEventObject) => void): AnyActorRef {
  return new Proxy(actor, {
    get: (target, name): unknown => (name === 'send' ? hear : Reflect.get(target, name)),
  });
}
