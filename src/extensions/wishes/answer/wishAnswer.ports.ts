import { servicesApi } from '../../../api/services.api';
import { wishesApi } from '../wishes.api';
import type { AddressOf } from '../../../contracts/domain/dialogAddress';
import { answersWishes } from '../wishRights';
import { draftOf } from './wishAnswer.draft';
import { wishAnswerMachine, type AnsweredGroup, type WishAnswerInput } from './wishAnswer.machine';
import { callPort } from '../../../store/actors/callPort';
import { definePorts } from '../../../dialogs/ports/definePorts';
import type { DialogNeeds } from '../../../dialogs/ports/dialogNeeds';
import { wishesRequestActor } from '../requests.ports';
import { namedInstitution } from '../../../dialogs/ports/namedInstitution';

export const wishAnswerPorts = definePorts({ machine: wishAnswerMachine, draftOf, start });

function start(needs: DialogNeeds<AddressOf<'answer'>>) {
  const { store, person, address, requestId } = needs;
  const admin = answersWishes(person);
  const input: Omit<WishAnswerInput, 'draft'> = {
    person: { admin },
    institution: namedInstitution(person),
    requestId,
  };
  const loadWishes = callPort(({ fresh }: { readonly fresh: true }) => {
    const freshOptions = { subscribe: false, forceRefetch: fresh };
    const lookUp = store.dispatch(servicesApi.endpoints.getService.initiate(address.service, freshOptions));
    const requested = admin
      ? store.dispatch(wishesApi.endpoints.getWishes.initiate(undefined, freshOptions)).unwrap()
      : undefined;
    const unwrap = async (): Promise<AnsweredGroup | null> => {
      const [{ entityId, type, name }, wishes] = await Promise.all([lookUp.unwrap(), requested]);
      const group = wishes?.groups.find(
        ({ service, serviceType }) => service === entityId && serviceType === type,
      );
      if (!group) return null;
      const { service, serviceType, version, count } = group;
      const together = group.together.map((other) => other.serviceName ?? other.service);
      return { service, serviceType, version, count, name, together };
    };
    return { abort: lookUp.abort, unwrap };
  });
  return { actors: { loadWishes, ticketRequest: wishesRequestActor(store) }, input };
}
