import { servicesApi } from '../../api/services.api';
import { sessionApi } from '../../api/session.api';
import { ticketsApi } from '../../api/tickets.api';
import type { Person } from '../../contracts/domain/person';
import type { ServiceDetail, ServiceRef } from '../../contracts/domain/service';
import type { Ticket } from '../../contracts/domain/ticket';
import type { ConnectSubject } from '../../machines/connect/connect.subject';
import type { Port } from '../../machines/kit/port';
import type { AppStore } from '../makeStore';
import { callPort } from './callPort';
import { connectSubject } from './connectSubject';

interface Question {
  readonly service: ServiceRef;
  /** Asked before: nothing from the cache now. */
  readonly fresh: boolean;
}

/** Port `loadSubject` of `connect`: the service, its open ticket, and whether the ticket system takes requests. */
export function loadSubjectPort(store: AppStore, person: Person): Port<Question, ConnectSubject> {
  return callPort(({ service: ref, fresh }) => {
    const options = { subscribe: false, forceRefetch: fresh };
    const service = store.dispatch(servicesApi.endpoints.getService.initiate(ref, options));
    const unwrap = async () => {
      const [detail, ticketSystemDown] = await Promise.all([service.unwrap(), isDown(store, person, fresh)]);
      const pending = ticketSystemDown ? null : await openTicket(store, person, detail);
      return connectSubject({ service: detail, pending, ticketSystemDown }, person);
    };
    return { abort: service.abort, unwrap };
  });
}

/** At the start the bootstrap knows it; a retry asks again. */
async function isDown({ dispatch }: AppStore, person: Person, fresh: boolean): Promise<boolean> {
  if (!fresh) return person.installation.ticketSystemDown;
  const asked = dispatch(
    sessionApi.endpoints.getPerson.initiate('', { subscribe: false, forceRefetch: true }),
  );
  return (await asked.unwrap()).installation.ticketSystemDown;
}

/** A look-up that fails stops nobody: the server refuses a second request anyway (items 94, 111). */
async function openTicket(
  { dispatch }: AppStore,
  person: Person,
  service: ServiceDetail,
): Promise<Ticket | null> {
  if (!person.roles.admin) return null;
  const question = { serviceEntityId: service.entityId, serviceNumber: service.id };
  const asked = dispatch(
    ticketsApi.endpoints.findPendingTicket.initiate(question, { subscribe: false, forceRefetch: true }),
  );
  return asked.unwrap().catch(() => null);
}
