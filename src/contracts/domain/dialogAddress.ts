import type { EntityType } from '../wire/enumerations';
import type { ServiceSubject } from './change';
import type { ServiceRef } from './service';
import { isTicketKey } from './ticket';

/**
 * A dialog has an address: the search parameter `dialog`, so that back closes it, a reload opens it again and a
 * link can be pasted. Form of the value: `connect:42:saml20_sp`, or `deny:42:saml20_sp:CXT-12` where it answers
 * the invitation of a ticket. A request to change a setting has the setting's name: `consent:42:saml20_sp`, one to
 * change the institution itself is `institution`; what is asked for is never in it. `withdraw:CXT-12` withdraws the
 * request of a ticket.
 */
export type DialogAddress = ServiceDialogAddress | InstitutionDialogAddress | TicketDialogAddress;

export interface ServiceDialogAddress {
  readonly dialog: 'connect' | 'disconnect' | 'deny' | ServiceSubject;
  readonly service: ServiceRef;
  /** Ticket of the invitation that is answered; absent: a request of one's own. */
  readonly invitation?: string;
  readonly ticket?: undefined;
}

/** About the institution acted for: its name is the whole address. */
export interface InstitutionDialogAddress {
  readonly dialog: 'institution';
  readonly service?: undefined;
  readonly invitation?: undefined;
  readonly ticket?: undefined;
}

/** About a ticket, whatever it is about. */
export interface TicketDialogAddress {
  readonly dialog: 'withdraw';
  readonly ticket: string;
  readonly service?: undefined;
  readonly invitation?: undefined;
}

export const DIALOG_PARAMETER = 'dialog';
/** Names the dialog that a step-up interrupted (item 109). */
export const AFTER_STEP_UP_PARAMETER = 'afterStepup';

const answering: readonly ServiceDialogAddress['dialog'][] = ['connect', 'disconnect', 'deny'];
const changing: readonly ServiceSubject[] = ['consent', 'strongAuthentication', 'multiFactor'];
const entityTypes: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

export function formatDialogAddress({ dialog, service, invitation, ticket }: DialogAddress): string {
  if (ticket !== undefined) return `${dialog}:${ticket}`;
  if (!service) return dialog;
  return [dialog, service.id, service.type, ...(invitation ? [invitation] : [])].join(':');
}

/** Unknown names, types, numbers and keys give `undefined`: a malformed address opens nothing. */
export function parseDialogAddress(value: string | null): DialogAddress | undefined {
  if (value === 'institution') return { dialog: 'institution' };
  const ticket = /^withdraw:(.+)$/s.exec(value ?? '')?.[1];
  if (ticket !== undefined) return isTicketKey(ticket) ? { dialog: 'withdraw', ticket } : undefined;
  const [name, id, entityType, invitation, ...rest] = (value ?? '').split(':');
  const dialog = [...answering, ...changing].find((known) => known === name);
  const type = entityTypes.find((known) => known === entityType);
  if (!dialog || !type || rest.length > 0 || !/^\d{1,9}$/.test(id ?? '')) return undefined;
  const service = { id: Number(id), type };
  if (invitation === undefined) return { dialog, service };
  return answering.includes(dialog) && isTicketKey(invitation) ? { dialog, service, invitation } : undefined;
}
