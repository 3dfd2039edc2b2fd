import { callPort } from '../../store/actors/callPort';
import type { AppStore } from '../../store/makeStore';
import { changeSetApi } from './changeSet.api';
import { additionMachine } from './requests.setup';

/** The chart that adds lines to the set, with its port attached. */
export function additionActor(store: AppStore) {
  const { gatherChanges } = changeSetApi.endpoints;
  return additionMachine.provide({
    actors: {
      fileTicket: callPort((request) => store.dispatch(gatherChanges.initiate(request, { track: false }))),
    },
  });
}
