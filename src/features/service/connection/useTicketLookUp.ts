import { skipToken } from '@reduxjs/toolkit/query';
import { failureIn } from '../../../api/failureIn';
import { useFindPendingTicketQuery } from '../../../api/tickets.api';
import type { Failure } from '../../../contracts/domain/failure';
import { looksForTickets } from '../../../contracts/domain/person/rights';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import { usePerson } from '../../../store/person';

interface TicketLookUp {
  /** Null if there is none, and while it is unknown. */
  readonly ticket: Ticket | null;
  readonly lookUp: 'done' | 'looking' | 'failed' | 'notDone';
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/**
 * Returns the open ticket about a service, or the one with this key in any status; only for those who may see tickets.
 * It is loaded again whenever the window comes to the front.
 */
export function useTicketLookUp(service: ServiceDetail | undefined, key?: string): TicketLookUp {
  const person = usePerson();
  const isNeeded = service !== undefined && looksForTickets(person);
  const { currentData, error, isError, refetch } = useFindPendingTicketQuery(
    isNeeded ? { serviceEntityId: service.entityId, serviceId: service.id, ...(key && { key }) } : skipToken,
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return {
    ticket: currentData ?? null,
    lookUp: !isNeeded ? 'notDone' : isError ? 'failed' : currentData === undefined ? 'looking' : 'done',
    failure: error && failureIn(error),
    retry: refetch,
  };
}
