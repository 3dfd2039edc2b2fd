import { useAddressSearch } from '../../ui/useAddressSearch';
import { searchIn, withSearch } from './ticketAddress';

/** Returns what is searched in the list of tickets. */
export function useTicketSearch(): readonly [string, (text: string) => void] {
  return useAddressSearch(searchIn, withSearch);
}
