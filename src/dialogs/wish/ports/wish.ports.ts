import { servicesApi } from '../../../api/services.api';
import { wishesApi } from '../../../api/wishes.api';
import type { AddressOf } from '../../../contracts/domain/dialogAddress';
import { MOST_WISHES } from '../../../contracts/domain/wishes';
import { asksForServices } from '../../../contracts/domain/wishRights';
import { draftOf } from '../../../machines/wish/wish.draft';
import { wishMachine } from '../../../machines/wish/wish.machine';
import type { WishInput, WishSubject } from '../../../machines/wish/wish.types';
import { callPort } from '../../../store/actors/callPort';
import { definePorts } from '../../ports/definePorts';
import type { DialogNeeds } from '../../ports/dialogNeeds';
import { requestActors } from '../../ports/requestActors';
import { namedInstitution } from '../../ports/namedInstitution';

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
    // Whoever may not ask has no wishes, and is told so.
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
  const { ticketRequest } = requestActors(needs);
  return { actors: { loadWish, ticketRequest }, input };
}
