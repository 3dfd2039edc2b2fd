import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { decide, type Decision } from '../../../machines/kit/decide';
import { serviceConnectionMachine } from '../../../machines/pages/serviceConnection/serviceConnection.machine';
import { usePerson } from '../../../store/person';
import type { InviteLink } from './useInviteLink';
import { useTicketLookUp } from './useTicketLookUp';

export interface ServiceConnection extends Decision<typeof serviceConnectionMachine> {
  readonly service: ServiceDetail;
  readonly retry: () => void;
}

/** Returns the connection that the header of a service shows. The invitation of a link goes before any other ticket. */
export function useServiceConnection(
  service: ServiceDetail,
  link: InviteLink | undefined,
): ServiceConnection {
  const { roles, institution, installation } = usePerson();
  const found = useTicketLookUp(service);
  const linked = link?.state === 'invited' ? link.ticket : null;
  const decision = decide(serviceConnectionMachine, {
    roles,
    ...(institution && { institution }),
    connected: service.connected,
    singleTenant: service.exampleSingleTenant,
    saml1Only: service.saml1Only,
    ticket: linked ?? found.ticket,
    lookUp: link?.state === 'looking' ? 'looking' : found.lookUp,
    ticketSystemDown: installation.ticketSystemDown,
  });
  return { ...decision, service, retry: found.retry };
}
