import { createActor } from 'xstate';
import { webhooksApi } from './webhooks.api';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { eventReplayMachine } from './eventReplay.machine';
import { callPort } from '../../store/actors/callPort';
import type { PageNeeds } from '../../store/actors/pageNeeds';

/** Gives the chart that has events sent again, with its port attached and ready to start. */
export function openEventReplay({ store }: PageNeeds) {
  const { replayEvents } = webhooksApi.endpoints;
  const machine = eventReplayMachine.provide({
    actors: {
      replayEvents: callPort((replay) => store.dispatch(replayEvents.initiate(replay, { track: false }))),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected });
}
