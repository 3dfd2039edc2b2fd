import { createActor, fromPromise } from 'xstate';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { keysMachine } from '../../machines/pages/keys/keys.machine';
import { keepSingleKeys, readSingleKeys } from './singleKeys';

/** Opens the chart of the list of keys with its port attached, ready to start. */
export function openKeys() {
  const machine = keysMachine.provide({
    actors: {
      keepChoice: fromPromise(async ({ input }) => {
        keepSingleKeys(input.on);
        return null;
      }),
    },
  });
  assertProvided(machine);
  return createActor(machine, { input: { on: readSingleKeys(document.cookie) }, inspect: inspected });
}
