import { createActor } from 'xstate';
import { wishesApi } from '../wishes.api';
import { randomId } from '../../../lib/randomId';
import { assertProvided } from '../../../machines/kit/assertProvided';
import { inspected } from '../../../machines/kit/inspection';
import { wishMergingMachine } from './wishMerging.machine';
import { callPort } from '../../../store/actors/callPort';
import type { PageNeeds } from '../../../store/actors/pageNeeds';

/** Opens the chart that joins and separates wishes, with its port attached, ready to start. */
export function openWishMerging({ store }: PageNeeds) {
  const { mergeWishes } = wishesApi.endpoints;
  const machine = wishMergingMachine.provide({
    actors: {
      mergeWishes: callPort(({ merge }) =>
        store.dispatch(mergeWishes.initiate({ merge, requestId: randomId() }, { track: false })),
      ),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected });
}
