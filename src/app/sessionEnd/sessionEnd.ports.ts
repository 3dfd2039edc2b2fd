import { sessionApi } from '../../api/session.api';
import { assertProvided } from '../../machines/kit/assertProvided';
import { sessionEndMachine } from '../../machines/sessionEnd/sessionEnd.machine';
import { callPort } from '../../store/actors/callPort';
import type { AppStore } from '../../store/makeStore';

/** Attaches the ports to the statechart. */
export function provideSessionEnd(store: AppStore) {
  const { askSessionEnd, renewLogin } = sessionApi.endpoints;
  const machine = sessionEndMachine.provide({
    actors: {
      fetchEnd: callPort(() => store.dispatch(askSessionEnd.initiate(undefined, { track: false }))),
      renewLogin: callPort(() => store.dispatch(renewLogin.initiate(undefined, { track: false }))),
    },
  });
  assertProvided(machine);
  return machine;
}
