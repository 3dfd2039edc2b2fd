import { createActor } from 'xstate';
import { changeSetApi } from '../changeSet.api';
import { assertProvided } from '../../../machines/kit/assertProvided';
import { inspected } from '../../../machines/kit/inspection';
import { lineRemovalMachine } from './lineRemoval.machine';
import { callPort } from '../../../store/actors/callPort';
import type { PageNeeds } from '../../../store/actors/pageNeeds';

/** Gives the chart that takes lines out of the set of changes, with its port attached and ready to start. */
export function openLineRemoval({ store }: PageNeeds) {
  const { removeLines } = changeSetApi.endpoints;
  const machine = lineRemovalMachine.provide({
    actors: {
      removeLines: callPort((lines) => store.dispatch(removeLines.initiate(lines, { track: false }))),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected });
}
