import { useAddressSearch } from '../../ui/useAddressSearch';
import { searchIn, withSearch } from './ticketAddress';

/** Returns the search of the list, the function that changes it, and the query with it. */
export function useTicketSearch(): ReturnType<typeof useAddressSearch> {
  return useAddressSearch(searchIn, withSearch);
}
