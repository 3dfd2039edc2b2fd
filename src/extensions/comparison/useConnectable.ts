import { useCallback, useMemo } from 'react';
import { useGetCatalogueQuery } from '../../api/catalogue.api';
import type { Institution } from '../../contracts/domain/person/person';
import { refusalOf } from '../../contracts/domain/tickets/refusal';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import { usePerson } from '../../store/person';

const keyOf = ({ id, type }: ServiceRef) => `${type} ${id}`;

/**
 * Returns whether a service that an institution is not connected to can be connected from here: by a person
 * who may connect services, for the institution acted for, if that sees the service.
 */
export function useConnectable(): (service: ServiceRef, institution: Institution) => boolean {
  const person = usePerson();
  const may = refusalOf(person) === null;
  const acting = person.institution?.entityId;
  const { data } = useGetCatalogueQuery(undefined, { skip: !may });
  const seen = useMemo(
    () =>
      new Set(
        (data?.services ?? [])
          .filter(
            ({ connected, saml1Only, type }) => !connected && !saml1Only && type !== 'single_tenant_template',
          )
          .map(keyOf),
      ),
    [data],
  );
  return useCallback(
    (service, { entityId }) => may && entityId === acting && seen.has(keyOf(service)),
    [may, acting, seen],
  );
}
