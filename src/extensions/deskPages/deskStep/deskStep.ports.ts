import { createActor } from 'xstate';
import { deskApi } from '../desk.api';
import { deskStepMachine, type StepTry } from './deskStep.machine';
import { assertProvided } from '../../../machines/kit/assertProvided';
import { inspected } from '../../../machines/kit/inspection';
import { callPort } from '../../../store/actors/callPort';
import type { PageNeeds } from '../../../store/actors/pageNeeds';

/** Attaches the call that takes a step. */
export function takeStepPort(store: PageNeeds['store']) {
  const { takeDeskStep } = deskApi.endpoints;
  return callPort((attempt: StepTry) => {
    const running = store.dispatch(takeDeskStep.initiate(attempt, { track: false }));
    return { abort: running.abort, unwrap: async () => running.unwrap().then(() => null) };
  });
}

/** Opens the chart of one step at the desk with its port attached, ready to start; `key` is the ticket's. */
export function openDeskStep({ store, requestId }: PageNeeds, key: string) {
  const machine = deskStepMachine.provide({ actors: { takeStep: takeStepPort(store) } });
  assertProvided(machine);
  return createActor(machine, { input: { key, requestId }, inspect: inspected });
}
