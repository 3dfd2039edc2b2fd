import type { NewTicket } from '../../../server/modules/tickets/newTicket';
import { mail, north } from '../../support/server/fixtures';

/** A request of north to be connected to mail. */
export function connectRequest(changes: Partial<NewTicket> = {}): NewTicket {
  return {
    type: 'LINKREQUEST',
    institution: north,
    service: { entityId: mail, type: 'saml20_sp' },
    direction: 'connect',
    userName: 'Ann Bee',
    userEmail: 'ann@north.example',
    userUid: 'ann',
    body: 'Please connect us.',
    contactEmail: '',
    change: { kind: 'connect', institution: north, service: mail, serviceType: 'saml20_sp' },
    ...changes,
  };
}
