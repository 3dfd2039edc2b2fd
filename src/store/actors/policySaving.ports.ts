import { createActor } from 'xstate';
import { policyEditingApi } from '../../api/policyEditing.api';
import type { Policy } from '../../contracts/domain/policies/policy';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { policySavingMachine } from '../../machines/pages/policySaving/policySaving.machine';
import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { callPort } from './callPort';
import type { PageNeeds } from './pageNeeds';

interface EditedPolicy {
  /** The state that the form starts from; null for a new policy. */
  readonly stored: Policy | null;
  /** The federation applies the policies of this service. */
  readonly enforced: boolean;
}

/** Gives the chart that saves a policy, with its ports attached and ready to start. */
export function openPolicySaving({ store, person, leaveForLogin }: PageNeeds, edited: EditedPolicy) {
  const { savePolicy, getPolicy } = policyEditingApi.endpoints;
  const machine = policySavingMachine.provide({
    actors: {
      savePolicy: callPort(({ content, over }) => {
        const request = { content, ...(over && { stored: over }) };
        const running = store.dispatch(savePolicy.initiate(request, { track: false }));
        return { abort: running.abort, unwrap: () => running.unwrap().then(() => null) };
      }),
      loadTheirs: callPort(({ id }) =>
        store.dispatch(getPolicy.initiate(id, { subscribe: false, forceRefetch: true })),
      ),
      stepUp: stepUpMachine.provide({ actors: { leaveForLogin } }),
    },
  });
  assertProvided(machine);
  const input = { ...edited, stepUpOffered: person.installation.stepUpEnabled };
  return createActor(machine, { input, inspect: inspected });
}
