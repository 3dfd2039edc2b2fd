import { useFindPendingTicketQuery } from '../../api/tickets.api';
import { looksForTickets } from '../../contracts/domain/rights';
import type { ServiceDetail } from '../../contracts/domain/service';
import type { Ticket } from '../../contracts/domain/ticket';
import { usePerson } from '../../store/person';

export interface PendingTicket {
  readonly ticket: Ticket | undefined;
  readonly looking: boolean;
  /** The look-up failed: nothing is known, and the page goes on without (item 111). */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The request about this service that is under way; only for those who may see tickets. */
export function usePendingTicket({ id, entityId }: ServiceDetail): PendingTicket {
  const skip = !looksForTickets(usePerson());
  const { currentData, isError, isFetching, refetch } = useFindPendingTicketQuery(
    { serviceEntityId: entityId, serviceNumber: id },
    { skip, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return {
    ticket: currentData ?? undefined,
    looking: isFetching && currentData === undefined,
    failed: isError,
    retry: refetch,
  };
}
