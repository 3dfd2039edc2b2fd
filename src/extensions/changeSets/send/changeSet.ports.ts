import { statisticsApi } from '../../../api/statistics.api';
import { withTimeout } from '../../../lib/withTimeout';
import { changeSetApi } from '../changeSet.api';
import { fewestUsers, lastMonthFor } from '../lastMonth';
import { usersOfSet } from '../users';
import { draftOf } from './changeSet.draft';
import { changeSetMachine } from './changeSet.machine';
import { readyLines, type ChangeSetInput } from './changeSet.setup';
import { setRequestMachine } from '../requests.setup';
import { callPort } from '../../../store/actors/callPort';
import { definePorts } from '../../../dialogs/ports/definePorts';
import type { DialogNeeds } from '../../../dialogs/ports/dialogNeeds';
import { requestActors } from '../../../dialogs/ports/requestActors';
import { namedInstitution } from '../../../dialogs/ports/namedInstitution';

export const changeSetPorts = definePorts({ machine: changeSetMachine, draftOf, start });

/** Milliseconds that a dialog waits for numbers without which it is complete. */
const SOON = 2_000;

function start(needs: DialogNeeds) {
  const { store, person, requestId } = needs;
  const input: Omit<ChangeSetInput, 'draft'> = {
    person: { admin: person.roles.admin, level: person.level },
    institution: namedInstitution(person),
    requestId,
    stepUpOffered: person.installation.stepUpEnabled,
    levels: person.installation.ladder.map(({ uri, rank }) => ({ uri, rank })),
  };
  const { getChangeSet, requestChangeSet } = changeSetApi.endpoints;
  const { stepUp } = requestActors(needs);
  const ticketRequest = setRequestMachine.provide({
    actors: {
      fileTicket: callPort((request) => store.dispatch(requestChangeSet.initiate(request, { track: false }))),
    },
  });
  /** Returns the logins of last month by service, if they are known within a moment: nothing waits longer for them. */
  async function loginsOfLastMonth() {
    const month = lastMonthFor(person, Date.now());
    if (!month) return undefined;
    const { getLoginsPerService } = statisticsApi.endpoints;
    const { data } =
      (await withTimeout(store.dispatch(getLoginsPerService.initiate(month, { subscribe: false })), SOON)) ??
      {};
    return data;
  }
  const loadChangeSet = callPort(({ fresh }: { readonly fresh: true }) => {
    const running = store.dispatch(
      getChangeSet.initiate(undefined, { subscribe: false, forceRefetch: fresh }),
    );
    const logins = loginsOfLastMonth();
    return {
      abort: () => running.abort(),
      unwrap: async () => {
        const set = await running.unwrap();
        const known = await logins;
        return known ? { ...set, users: usersOfSet(readyLines(set), known, fewestUsers(person)) } : set;
      },
    };
  });
  return { actors: { loadChangeSet, stepUp, ticketRequest }, input };
}
