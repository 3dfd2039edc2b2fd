import { createActor } from 'xstate';
import { watchingApi } from '../../api/watching.api';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { feedAddressMachine } from '../../machines/pages/feedAddress/feedAddress.machine';
import { watchMachine } from '../../machines/pages/watch/watch.machine';
import { callPort } from './callPort';
import type { PageNeeds } from './pageNeeds';

const { changeWatching, changeFeedAddress } = watchingApi.endpoints;

/** Gives the chart by which a person watches, with its port attached and ready to start. */
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
