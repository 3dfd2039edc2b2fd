import { policiesApi } from '../../../api/policies.api';
import type { PolicySummary } from '../../../api/mappers/policy';
import { servicesApi } from '../../../api/services.api';
import { ticketsApi } from '../../../api/tickets.api';
import type { Person } from '../../../contracts/domain/person';
import type { ServiceDetail } from '../../../contracts/domain/service';
import type { Ticket } from '../../../contracts/domain/ticket';
import type { Wanted } from '../../../machines/connection/admission.machine';
import type { ConnectionSubject } from '../../../machines/connection/connection.subject';
import type { Port } from '../../../machines/kit/port';
import { withTimeout } from '../../../lib/withTimeout';
import type { AppStore } from '../../../store/makeStore';
import { isTicketSystemDown } from '../../../store/actors/askPerson';
import { callPort } from '../../../store/actors/callPort';
import { connectionSubject } from './connectionSubject';

/** How long the dialog waits for what only informs (milliseconds). */
const patience = 2_000;

/**
 * Port `loadSubject` of `admission`: the service, its open ticket, whether the ticket system takes requests, and the
 * authorization policies where they can be read.
 */
export function loadSubjectPort(store: AppStore, person: Person): Port<Wanted, ConnectionSubject> {
  return callPort(({ service: ref, invitation, fresh }) => {
    const options = { subscribe: false, forceRefetch: fresh };
    const service = store.dispatch(servicesApi.endpoints.getService.initiate(ref, options));
    const policies = policiesOf(store, person, fresh);
    const unwrap = async () => {
      const [detail, ticketSystemDown] = await Promise.all([
        service.unwrap(),
        isTicketSystemDown(store, person, fresh),
      ]);
      const ticket = ticketSystemDown ? null : await ticketOf(store, person, detail, invitation);
      const known = { service: detail, ticket, ticketSystemDown, policies: await policies };
      return connectionSubject(known, person);
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

/** They stand in nobody's way: a call that fails, is refused or takes long leaves them unknown. */
export async function policiesOf(
  { dispatch }: AppStore,
  person: Person,
  fresh: boolean,
): Promise<readonly PolicySummary[] | undefined> {
  if (!person.roles.admin) return undefined;
  const asked = dispatch(
    policiesApi.endpoints.getPolicies.initiate(undefined, { subscribe: false, forceRefetch: fresh }),
  );
  return withTimeout(asked.unwrap(), patience).catch(() => undefined);
}
