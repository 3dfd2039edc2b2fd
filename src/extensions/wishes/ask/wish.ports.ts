import { servicesApi } from '../../../api/services.api';
import { wishesApi } from '../wishes.api';
import type { AddressOf } from '../../../contracts/domain/dialogAddress';
import { MOST_WISHES } from '../contract/wishes';
import { asksForServices } from '../wishRights';
import { draftOf } from './wish.draft';
import { wishMachine, type WishInput, type WishSubject } from './wish.machine';
import { callPort } from '../../../store/actors/callPort';
import { definePorts } from '../../../dialogs/ports/definePorts';
import type { DialogNeeds } from '../../../dialogs/ports/dialogNeeds';
import { wishesRequestActor } from '../requests.ports';
import { namedInstitution } from '../../../dialogs/ports/namedInstitution';

export const wishPorts = definePorts({ machine: wishMachine, draftOf, begin });

function begin(needs: DialogNeeds<AddressOf<'ask'>>) {
  const { store, person, address, requestId } = needs;
  const asks = asksForServices(person);
  const input: Omit<WishInput, 'draft'> = {
    person: { asks },
    institution: namedInstitution(person),
    requestId,
  };
  const loadWish = callPort(({ fresh }: { readonly fresh: true }) => {
    const anew = { subscribe: false, forceRefetch: fresh };
    const looked = store.dispatch(servicesApi.endpoints.getService.initiate(address.service, anew));
    // A person who may not ask has no wishes, and sees the reason.
    const own = asks
      ? store.dispatch(wishesApi.endpoints.getOwnWishes.initiate(undefined, anew)).unwrap()
      : [];
    const unwrap = async (): Promise<WishSubject> => {
      const [{ entityId, type, name, connected }, wishes] = await Promise.all([looked.unwrap(), own]);
      const wish = wishes.find(({ service, serviceType }) => service === entityId && serviceType === type);
      const typed = wish && { reason: wish.reason, people: String(wish.people ?? '') };
      return { entityId, type, name, connected, wish: typed ?? null, full: wishes.length >= MOST_WISHES };
    };
    return { abort: looked.abort, unwrap };
  });
  return { actors: { loadWish, ticketRequest: wishesRequestActor(store) }, input };
}
