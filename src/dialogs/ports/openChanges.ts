import { changesApi } from '../../api/changes.api';
import type { SettingsChange } from '../../contracts/domain/tickets/change';
import type { Failure } from '../../contracts/domain/failure';
import type { Running } from '../../store/actors/callPort';
import type { DialogNeeds } from './dialogNeeds';

/**
 * Tells at each attempt whether an earlier one of this dialog has left a ticket. Tickets about settings do
 * not say which setting: those that were open before the first attempt may be about another one, and are
 * ignored.
 */
export function openChanges({ store }: DialogNeeds): (change: SettingsChange) => Running<Failure | null> {
  let before: readonly string[] | undefined;
  return (change) => {
    const serviceEntityId = change.subject === 'institution' ? '' : change.serviceEntityId;
    const options = { subscribe: false, forceRefetch: true };
    const lookUp = store.dispatch(changesApi.endpoints.findOpenChanges.initiate(serviceEntityId, options));
    return {
      abort: lookUp.abort,
      unwrap: async () => {
        const open = await lookUp.unwrap();
        const known = (before ??= open);
        const ticketKey = open.find((key) => !known.includes(key));
        return ticketKey === undefined ? null : { kind: 'collision', found: 'openTicket', ticketKey };
      },
    };
  };
}
