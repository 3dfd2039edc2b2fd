import { weakMapMemoize } from '@reduxjs/toolkit';
import {
  isListed,
  type Catalogue,
  type ListedService,
  type Reader,
} from '../../contracts/domain/services/catalogue';
import { normalise } from '../../lib/normalise';
import type { Findable } from './rank';

/** The services in the person's list, with the texts by which they are found. */
export interface FindableServices {
  readonly services: readonly ListedService[];
  readonly findable: (service: ListedService, index: number) => Findable;
  /** Folds the searched texts in portions; at each yield, other work can run. */
  readonly prepare: () => Generator<undefined, void>;
}

const SERVICES_AT_A_TIME = 500;

/** Made once for each catalogue and reader; each service is folded once. */
export const findableServices = weakMapMemoize(
  ({ services: all }: Catalogue, guest: boolean, state: Reader['state']): FindableServices => {
    const services = all.filter((service) => isListed(service, { guest, state }));
    const folded: (Findable | undefined)[] = [];
    const findable = (service: ListedService, index: number) => (folded[index] ??= fold(service));
    return { services, findable, prepare };

    function* prepare() {
      for (const [place, service] of services.entries()) {
        findable(service, place);
        if (place % SERVICES_AT_A_TIME === SERVICES_AT_A_TIME - 1) yield;
      }
    }
  },
);

function fold({ name, organisation, entityId }: ListedService): Findable {
  return { name: normalise(name), more: normalise(organisation), id: normalise(entityId) };
}
