import { policiesApi } from '../../../api/policies.api';
import { servicesApi } from '../../../api/services.api';
import { ticketsApi } from '../../../api/tickets.api';
import type { Person } from '../../../contracts/domain/person/person';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import type { Wanted } from '../../../machines/connection/admission.machine';
import type { ConnectionSubject, NamedPolicy } from '../../../machines/connection/connection.subject';
import type { Port } from '../../../machines/kit/port';
import type { AppStore } from '../../../store/makeStore';
import { isTicketSystemDown } from '../../../store/actors/askPerson';
import { callPort } from '../../../store/actors/callPort';
import { connectionSubject } from './connectionSubject';

/** Port `loadSubject` of `admission`: the service, its open ticket, and whether the ticket system takes requests. */
export function loadSubjectPort(store: AppStore, person: Person): Port<Wanted, ConnectionSubject> {
  return callPort(({ service: ref, invitation, fresh }) => {
    const options = { subscribe: false, forceRefetch: fresh };
    const service = store.dispatch(servicesApi.endpoints.getService.initiate(ref, options));
    const down = isTicketSystemDown(store, person, fresh);
    down.catch(() => undefined);
    const unwrap = async () => {
      const detail = await service.unwrap();
      const lookUp = () => ticketOf(store, person, detail, invitation);
      // Both are requested at once; if tickets are out of order, the look-up as a whole fails.
      const early = person.installation.ticketSystemDown ? undefined : lookUp();
      early?.catch(() => undefined);
      const ticketSystemDown = await down;
      const ticket = ticketSystemDown ? null : await (early ?? lookUp());
      return connectionSubject({ service: detail, ticket, ticketSystemDown }, person);
    };
    return { abort: service.abort, unwrap };
  });
}

/** Finds the ticket that the dialog is about. */
async function ticketOf(
  { dispatch }: AppStore,
  person: Person,
  service: ServiceDetail,
  invitation: string | null,
): Promise<Ticket | null> {
  if (!person.roles.admin) return null;
  const question = {
    serviceEntityId: service.entityId,
    serviceId: service.id,
    ...(invitation && { key: invitation }),
  };
  const asked = dispatch(
    ticketsApi.endpoints.findPendingTicket.initiate(question, { subscribe: false, forceRefetch: true }),
  );
  return invitation ? asked.unwrap() : asked.unwrap().catch(() => null);
}

/** Port `loadPolicies`: the authorization policies of the institution. */
export function loadPoliciesPort({ dispatch }: AppStore): Port<Record<never, never>, readonly NamedPolicy[]> {
  return callPort<Record<never, never>, readonly NamedPolicy[]>(() =>
    dispatch(policiesApi.endpoints.getPolicies.initiate(undefined, { subscribe: false })),
  );
}
