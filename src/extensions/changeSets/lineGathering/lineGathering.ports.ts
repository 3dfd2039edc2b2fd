import { createActor } from 'xstate';
import { randomId } from '../../../lib/randomId';
import { assertProvided } from '../../../machines/kit/assertProvided';
import { inspected } from '../../../machines/kit/inspection';
import { callPort } from '../../../store/actors/callPort';
import type { PageNeeds } from '../../../store/actors/pageNeeds';
import { changeSetApi } from '../changeSet.api';
import { lineGatheringMachine } from './lineGathering.machine';

/** Returns the chart that adds lines to the set of changes, with its port attached and ready to start. */
export function openLineGathering({ store }: PageNeeds) {
  const { gatherChanges } = changeSetApi.endpoints;
  const machine = lineGatheringMachine.provide({
    actors: {
      gatherLines: callPort(({ lines }) => {
        const sent = { request: { lines }, requestId: randomId() };
        const running = store.dispatch(gatherChanges.initiate(sent, { track: false }));
        return {
          abort: running.abort,
          unwrap: async () => (await running.unwrap()).refused,
        };
      }),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected });
}
