import { createActor } from 'xstate';
import { ownSessionsApi } from '../../api/ownSessions.api';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { otherLoginsMachine } from '../../machines/pages/otherLogins/otherLogins.machine';
import { callPort } from './callPort';
import type { PageNeeds } from './pageNeeds';

/** Gives the chart that ends logins elsewhere, with its port attached and ready to start. */
export function openOtherLogins({ store }: PageNeeds) {
  const { endOwnSession } = ownSessionsApi.endpoints;
  const machine = otherLoginsMachine.provide({
    actors: {
      endLogin: callPort(({ id }) => store.dispatch(endOwnSession.initiate(id, { track: false }))),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected });
}
