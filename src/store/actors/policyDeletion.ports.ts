import { createActor } from 'xstate';
import { policyEditingApi } from '../../api/policyEditing.api';
import type { Policy } from '../../contracts/domain/policies/policy';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { policyDeletionMachine } from '../../machines/pages/policyDeletion/policyDeletion.machine';
import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { callPort } from './callPort';
import type { PageNeeds } from './pageNeeds';

/** Gives the chart that deletes a policy, with its ports attached and ready to start. */
export function openPolicyDeletion({ store, person, leaveForLogin }: PageNeeds, { id, name }: Policy) {
  const { deletePolicy } = policyEditingApi.endpoints;
  const machine = policyDeletionMachine.provide({
    actors: {
      deletePolicy: callPort((deletion) =>
        store.dispatch(deletePolicy.initiate(deletion.id, { track: false })),
      ),
      stepUp: stepUpMachine.provide({ actors: { leaveForLogin } }),
    },
  });
  assertProvided(machine);
  const { level, installation } = person;
  const input = { policy: { id, name }, level, stepUpOffered: installation.stepUpEnabled };
  return createActor(machine, { input, inspect: inspected });
}
