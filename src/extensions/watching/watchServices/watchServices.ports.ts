import { catalogueApi } from '../../../api/catalogue.api';
import { watchingApi } from '../watching.api';
import { keyOf } from '../../../contracts/domain/services/catalogue';
import type { Subscription } from '../contract/watching.wire';
import { servicesIn } from '../../../contracts/domain/services/pickedServices';
import type { PickedService } from '../../../contracts/domain/services/pickedServices';
import { draftOf, watchServicesMachine, type WatchServicesDraft } from './watchServices.machine';
import { callPort } from '../../../store/actors/callPort';
import { selectTickedServices } from '../../../store/selection.slice';
import { definePorts } from '../../../dialogs/ports/definePorts';
import type { DialogNeeds } from '../../../dialogs/ports/dialogNeeds';
import { pickedServices } from '../../../dialogs/ports/pickedServices';
import { namedInstitution } from '../../../dialogs/ports/namedInstitution';

const { getCatalogue } = catalogueApi.endpoints;
const { changeWatching } = watchingApi.endpoints;

export const watchServicesPorts = definePorts({ machine: watchServicesMachine, draftOf, start });

type Services = readonly PickedService[];

function start({ store, person, address }: DialogNeeds, draft: WatchServicesDraft | null) {
  return {
    actors: {
      loadServices: callPort<Record<never, never>, Services>(() => {
        const lookUp = store.dispatch(getCatalogue.initiate(undefined, { subscribe: false }));
        const keys = address.service ? [keyOf(address.service)] : selectTickedServices(store.getState());
        return {
          abort: () => lookUp.abort(),
          unwrap: async () => {
            const { services } = await lookUp.unwrap();
            return draft && !address.service ? servicesIn(draft) : pickedServices(services, keys);
          },
        };
      }),
      watchServices: callPort<{ readonly services: Services }, Services>(({ services }) => {
        const wanted = services.map(({ serviceEntityId, serviceType }) => ({
          entityId: serviceEntityId,
          type: serviceType,
        }));
        const sent = store.dispatch(
          changeWatching.initiate({ action: 'watchServices', services: wanted }, { track: false }),
        );
        return {
          abort: () => sent.abort(),
          unwrap: async () => missed(services, (await sent.unwrap()).subscriptions),
        };
      }),
    },
    input: { institution: namedInstitution(person) },
  };
}

/** Returns the services that are not watched. */
function missed(services: Services, subscriptions: readonly Subscription[]): Services {
  return services.filter(
    ({ serviceEntityId, serviceType }) =>
      !subscriptions.some(
        ({ kind, object, type }) => kind === 'service' && object === serviceEntityId && type === serviceType,
      ),
  );
}
