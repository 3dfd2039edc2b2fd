import { changeSetApi } from '../changeSet.api';
import { draftOf } from './changeSet.draft';
import { changeSetMachine } from './changeSet.machine';
import type { ChangeSetInput } from './changeSet.setup';
import { setRequestMachine } from '../requests.setup';
import { callPort } from '../../../store/actors/callPort';
import { definePorts } from '../../../dialogs/ports/definePorts';
import type { DialogNeeds } from '../../../dialogs/ports/dialogNeeds';
import { requestActors } from '../../../dialogs/ports/requestActors';
import { namedInstitution } from '../../../dialogs/ports/namedInstitution';

export const changeSetPorts = definePorts({ machine: changeSetMachine, draftOf, start });

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
  const loadChangeSet = callPort(({ fresh }: { readonly fresh: true }) =>
    store.dispatch(getChangeSet.initiate(undefined, { subscribe: false, forceRefetch: fresh })),
  );
  return { actors: { loadChangeSet, stepUp, ticketRequest }, input };
}
