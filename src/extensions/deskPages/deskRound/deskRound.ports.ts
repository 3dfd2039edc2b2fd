import { createActor } from 'xstate';
import { assertProvided } from '../../../machines/kit/assertProvided';
import { inspected } from '../../../machines/kit/inspection';
import { deskRoundMachine } from './deskRound.machine';
import { takeStepPort } from '../deskStep/deskStep.ports';
import type { PageNeeds } from '../../../store/actors/pageNeeds';

/** Opens the chart of a step that is taken with several tickets of the desk, ready to start. */
export function openDeskRound({ store, requestId }: PageNeeds) {
  const machine = deskRoundMachine.provide({ actors: { takeStep: takeStepPort(store) } });
  assertProvided(machine);
  return createActor(machine, { input: { requestId }, inspect: inspected });
}
