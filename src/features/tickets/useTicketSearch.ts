import { useAddressSearch } from '../../ui/useAddressSearch';
import { searchIn, withSearch } from './ticketAddress';

/** Returns the search in the address of the list, and the function that changes it. */
export function useTicketSearch(): readonly [string, (text: string) => void] {
  return useAddressSearch(searchIn, withSearch);
}
