import type { EntityType } from '../wire/enumerations';
import type { ServiceRef } from './service';
import { isTicketKey } from './ticket';

/**
 * A dialog has an address: the search parameter `dialog`, so that back closes it, a reload opens it again and a
 * link can be pasted. Form of the value: `connect:42:saml20_sp`, or `deny:42:saml20_sp:CXT-12` where it answers
 * the invitation of a ticket.
 */
export interface DialogAddress {
  readonly dialog: 'connect' | 'disconnect' | 'deny';
  readonly service: ServiceRef;
  /** Ticket of the invitation that is answered; absent: a request of one's own. */
  readonly invitation?: string;
}

export const DIALOG_PARAMETER = 'dialog';
/** Key of the draft that waits in sessionStorage while a step-up is under way. */
export const RESUME_PARAMETER = 'resume';

const dialogNames: readonly DialogAddress['dialog'][] = ['connect', 'disconnect', 'deny'];
const entityTypes: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

export function formatDialogAddress({ dialog, service, invitation }: DialogAddress): string {
  return [dialog, service.id, service.type, ...(invitation ? [invitation] : [])].join(':');
}

/** Unknown names, types, numbers and keys give `undefined`: a malformed address opens nothing. */
export function parseDialogAddress(value: string | null): DialogAddress | undefined {
  const [name, id, entityType, invitation, ...rest] = (value ?? '').split(':');
  const dialog = dialogNames.find((known) => known === name);
  const type = entityTypes.find((known) => known === entityType);
  if (!dialog || !type || rest.length > 0 || !/^\d{1,9}$/.test(id ?? '')) return undefined;
  const service = { id: Number(id), type };
  if (invitation === undefined) return { dialog, service };
  return isTicketKey(invitation) ? { dialog, service, invitation } : undefined;
}
