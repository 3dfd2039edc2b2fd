import { changeSetApi } from '../../../api/changeSet.api';
import { draftOf } from '../../../machines/changeSet/changeSet.draft';
import { changeSetMachine } from '../../../machines/changeSet/changeSet.machine';
import type { ChangeSetInput } from '../../../machines/changeSet/changeSet.types';
import { callPort } from '../../../store/actors/callPort';
import { definePorts } from '../../ports/definePorts';
import type { DialogNeeds } from '../../ports/dialogNeeds';
import { requestActors } from '../../ports/requestActors';
import { namedInstitution } from '../../ports/namedInstitution';

export const changeSetPorts = definePorts({ machine: changeSetMachine, draftOf, begin });

function begin(needs: DialogNeeds) {
  const { store, person, requestId } = needs;
  const input: Omit<ChangeSetInput, 'draft'> = {
    person: { admin: person.roles.admin, level: person.level },
    institution: namedInstitution(person),
    requestId,
    stepUpOffered: person.installation.stepUpEnabled,
    levels: person.installation.ladder.map(({ uri, rank }) => ({ uri, rank })),
  };
  const { getChangeSet } = changeSetApi.endpoints;
  const { stepUp, ticketRequest } = requestActors(needs);
  const loadChangeSet = callPort(({ fresh }: { readonly fresh: true }) =>
    store.dispatch(getChangeSet.initiate(undefined, { subscribe: false, forceRefetch: fresh })),
  );
  return { actors: { loadChangeSet, stepUp, ticketRequest }, input };
}
