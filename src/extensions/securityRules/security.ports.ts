import { createActor } from 'xstate';
import { securityRulesApi } from './securityRules.api';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { securityRulesMachine } from './securityRules.machine';
import { callPort } from '../../store/actors/callPort';
import type { PageNeeds } from '../../store/actors/pageNeeds';

/** Gives the chart that stores what an institution holds its services to, with its port attached and ready to start. */
export function openSecurityRules({ store }: PageNeeds) {
  const { changeSecurityRules } = securityRulesApi.endpoints;
  const machine = securityRulesMachine.provide({
    actors: {
      saveRules: callPort((change) => store.dispatch(changeSecurityRules.initiate(change, { track: false }))),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected });
}
