import type { TicketChange } from '../../../src/contracts/wire/ticketParts';
import { type Change, fieldChanges } from '../changes/changes.module';

/** Returns the change that resolving the ticket as done makes, before and after, by the names of the request's body. */
export function changeAsked(change: Change): TicketChange {
  switch (change.kind) {
    case 'connect':
      return {
        kind: change.kind,
        fields: [
          { field: 'connection', from: 'false', to: 'true' },
          ...(change.level ? [{ field: 'loaLevel', to: change.level }] : []),
        ],
      };
    case 'disconnect':
      return { kind: change.kind, fields: [{ field: 'connection', from: 'true', to: 'false' }] };
    default:
      return { kind: change.kind, fields: fieldChanges(change) };
  }
}
