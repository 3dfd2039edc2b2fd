import type { TicketChange } from '../../../src/contracts/wire/ticketParts';
import { type Change, fieldChanges, type ServiceChange } from '../changes/changes.module';

/** Returns the name of a service in the reader's language; undefined if it is not known. */
type NameOf = (change: ServiceChange) => string | undefined;

/**
 * Returns the change that resolving the ticket as done makes, before and after, by the member names of the request's
 * body. A set has a line for each of its changes, with the name of the service in the reader's language.
 */
export function ticketChange(change: Change, nameOf: NameOf = () => undefined): TicketChange {
  switch (change.kind) {
    case 'set':
      return { kind: change.kind, fields: [], lines: change.changes.map((one) => lineOf(one, nameOf)) };
    case 'institution':
      return { kind: change.kind, fields: fieldChanges(change) };
    default:
      return { kind: change.kind, fields: requestedFields(change) };
  }
}

function lineOf(change: ServiceChange, nameOf: NameOf) {
  const { kind, service, serviceType } = change;
  const serviceName = nameOf(change);
  return { kind, service, serviceType, ...(serviceName && { serviceName }), fields: requestedFields(change) };
}

/** Returns the requested values of a service change, before and after, by the member names of the request's body. */
export function requestedFields(change: ServiceChange): TicketChange['fields'] {
  switch (change.kind) {
    case 'connect':
      return [
        { field: 'connection', from: 'false', to: 'true' },
        ...(change.level ? [{ field: 'loaLevel', to: change.level }] : []),
      ];
    case 'disconnect':
      return [{ field: 'connection', from: 'true', to: 'false' }];
    default:
      return fieldChanges(change);
  }
}
