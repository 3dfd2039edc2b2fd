import { createActor } from 'xstate';
import { deskApi } from '../../api/desk.api';
import { deskStepMachine } from '../../machines/pages/deskStep/deskStep.machine';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { callPort } from './callPort';
import type { PageNeeds } from './pageNeeds';

/** Opens the chart of one step at the desk with its port attached, ready to start; `key` is the ticket's. */
export function openDeskStep({ store, requestId }: PageNeeds, key: string) {
  const { takeDeskStep } = deskApi.endpoints;
  const machine = deskStepMachine.provide({
    actors: {
      takeStep: callPort((asked) => {
        const running = store.dispatch(takeDeskStep.initiate(asked, { track: false }));
        return { abort: running.abort, unwrap: async () => running.unwrap().then(() => null) };
      }),
    },
  });
  assertProvided(machine);
  return createActor(machine, { input: { key, requestId }, inspect: inspected });
}
