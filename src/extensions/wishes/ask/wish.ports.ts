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

export const wishPorts = definePorts({ machine: wishMachine, draftOf, start });

function start(needs: DialogNeeds<AddressOf<'ask'>>) {
  const { store, person, address, requestId } = needs;
  const mayAsk = asksForServices(person);
  const input: Omit<WishInput, 'draft'> = {
    person: { asks: mayAsk },
    institution: namedInstitution(person),
    requestId,
  };
  const loadWish = callPort(({ fresh }: { readonly fresh: true }) => {
    const freshOptions = { subscribe: false, forceRefetch: fresh };
    const lookUp = store.dispatch(servicesApi.endpoints.getService.initiate(address.service, freshOptions));
    // A person who may not ask has no wishes, and sees the reason.
    const own = mayAsk
      ? store.dispatch(wishesApi.endpoints.getOwnWishes.initiate(undefined, freshOptions)).unwrap()
      : [];
    const unwrap = async (): Promise<WishSubject> => {
      const [{ entityId, type, name, connected }, wishes] = await Promise.all([lookUp.unwrap(), own]);
      const wish = wishes.find(({ service, serviceType }) => service === entityId && serviceType === type);
      const typed = wish && { reason: wish.reason, people: String(wish.people ?? '') };
      return { entityId, type, name, connected, wish: typed ?? null, full: wishes.length >= MOST_WISHES };
    };
    return { abort: lookUp.abort, unwrap };
  });
  return { actors: { loadWish, ticketRequest: wishesRequestActor(store) }, input };
}
