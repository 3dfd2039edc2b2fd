import { createActor } from 'xstate';
import { changeSetApi } from '../../api/changeSet.api';
import { securityRulesApi } from '../../api/securityRules.api';
import { randomId } from '../../lib/randomId';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { lineGatheringMachine } from '../../machines/pages/lineGathering/lineGathering.machine';
import { securityRulesMachine } from '../../machines/pages/securityRules/securityRules.machine';
import { callPort } from './callPort';
import type { PageNeeds } from './pageNeeds';

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

/** Likewise the chart that adds a line to the set of changes. */
export function openLineGathering({ store }: PageNeeds) {
  const { gatherChanges } = changeSetApi.endpoints;
  const machine = lineGatheringMachine.provide({
    actors: {
      gatherLine: callPort(({ line }) => {
        const sent = { request: { kind: 'gather' as const, lines: [line] }, requestId: randomId() };
        const running = store.dispatch(gatherChanges.initiate(sent, { track: false }));
        return {
          abort: running.abort,
          unwrap: async () => {
            const outcome = await running.unwrap();
            return (outcome.kind === 'gathered' && outcome.refused[0]) || null;
          },
        };
      }),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected });
}
