import { createActor } from 'xstate';
import { watchingApi } from './watching.api';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { feedAddressMachine } from './feedAddress.machine';
import { watchMachine } from './watch.machine';
import { callPort } from '../../store/actors/callPort';
import type { PageNeeds } from '../../store/actors/pageNeeds';

const { changeWatching, changeFeedAddress } = watchingApi.endpoints;

/** Opens the chart by which a person watches, with its port attached, ready to start. */
export function openWatch({ store }: PageNeeds) {
  const machine = watchMachine.provide({
    actors: {
      changeWatching: callPort(({ change }) => {
        const running = store.dispatch(changeWatching.initiate(change, { track: false }));
        return { abort: () => running.abort(), unwrap: () => running.unwrap().then(() => null) };
      }),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected });
}

/** Likewise the chart of the private address of a person's feed. */
export function openFeedAddress({ store }: PageNeeds) {
  const machine = feedAddressMachine.provide({
    actors: {
      changeFeedAddress: callPort((change) =>
        store.dispatch(changeFeedAddress.initiate(change, { track: false })),
      ),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected });
}
