import { catalogueApi } from '../../../api/catalogue.api';
import {
  draftOf,
  servicesIn,
  type GatheringDraft,
  type PickedService,
} from '../../../machines/gathering/gathering.draft';
import { gatheringMachine } from '../../../machines/gathering/gathering.machine';
import type { GatheringInput } from '../../../machines/gathering/gathering.types';
import type { AppStore } from '../../../store/makeStore';
import { selectTickedServices } from '../../../store/selection.slice';
import { definePorts } from '../../ports/definePorts';
import type { DialogNeeds } from '../../ports/dialogNeeds';
import { pickedServices } from '../../ports/pickedServices';
import { requestActors } from '../../ports/requestActors';
import { namedInstitution } from '../../ports/namedInstitution';

export const gatheringPorts = definePorts({ machine: gatheringMachine, draftOf, begin });

function begin(needs: DialogNeeds, draft: GatheringDraft | null) {
  const { store, person, requestId } = needs;
  const input: Omit<GatheringInput, 'draft'> = {
    services: draft ? servicesIn(draft) : picked(store),
    person: { admin: person.roles.admin },
    institution: namedInstitution(person),
    requestId,
    multiFactor: person.installation.multiFactorValues.map((uri) => {
      const names = person.installation.levelLabels[uri];
      return { uri, ...(names && { names }) };
    }),
  };
  const { ticketRequest } = requestActors(needs);
  return { actors: { ticketRequest }, input };
}

/** Returns the services that are ticked in the overview, as far as the catalogue has them. */
function picked(store: AppStore): PickedService[] {
  const state = store.getState();
  const known = catalogueApi.endpoints.getCatalogue.select()(state).data?.services ?? [];
  return pickedServices(known, selectTickedServices(state));
}
