import { catalogueApi } from '../../../api/catalogue.api';
import type { PickedService } from '../../../contracts/domain/services/pickedServices';
import { servicesIn } from '../../../contracts/domain/services/pickedServices';
import { draftOf, type GatheringDraft } from './gathering.draft';
import { gatheringMachine, type GatheringInput } from './gathering.machine';
import type { AppStore } from '../../../store/makeStore';
import { selectTickedServices } from '../../../store/selection.slice';
import { definePorts } from '../../../dialogs/ports/definePorts';
import type { DialogNeeds } from '../../../dialogs/ports/dialogNeeds';
import { pickedServices } from '../../../dialogs/ports/pickedServices';
import { additionActor } from '../addition.ports';
import { namedInstitution } from '../../../dialogs/ports/namedInstitution';

export const gatheringPorts = definePorts({ machine: gatheringMachine, draftOf, start });

function start(needs: DialogNeeds, draft: GatheringDraft | null) {
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
  return { actors: { ticketRequest: additionActor(store) }, input };
}

/** Returns the services that are ticked in the overview, as far as the catalogue has them. */
function picked(store: AppStore): PickedService[] {
  const state = store.getState();
  const known = catalogueApi.endpoints.getCatalogue.select()(state).data?.services ?? [];
  return pickedServices(known, selectTickedServices(state));
}
