import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { WatchingChange } from './contract/watching.wire';
import type { watchMachine } from './watch.machine';

export type WatchActor = ActorRefFrom<typeof watchMachine>;

/** Follows the chart by which a person watches. */
export function useWatch(actor: WatchActor) {
  const state = useSelector(actor, ({ value }) => value);
  const { change, failure } = useSelector(actor, ({ context }) => context);
  return {
    state,
    failure: state === 'failed' ? failure : null,
    /** The change that is being made now. */
    changing: state === 'changing' ? change : null,
    request: (requested: WatchingChange) => actor.send({ type: 'change.requested', change: requested }),
  };
}
