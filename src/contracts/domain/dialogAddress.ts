import type { EntityType } from '../wire/enumerations';
import type { ServiceRef } from './service';

/**
 * A dialog has an address: the search parameter `dialog`, so that back closes it, a reload opens it again and a
 * link can be pasted. Form of the value: `connect:42:saml20_sp`.
 */
export type DialogAddress = { readonly dialog: 'connect'; readonly service: ServiceRef };

export const DIALOG_PARAMETER = 'dialog';
/** Key of the snapshot that waits in sessionStorage while a step-up is under way. */
export const RESUME_PARAMETER = 'resume';

const dialogNames: readonly DialogAddress['dialog'][] = ['connect'];
const entityTypes: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

export function formatDialogAddress({ dialog, service }: DialogAddress): string {
  return `${dialog}:${service.id}:${service.type}`;
}

/** Unknown names, types and numbers give `undefined`: a malformed address opens nothing. */
export function parseDialogAddress(value: string | null): DialogAddress | undefined {
  const [name, id, entityType, ...rest] = (value ?? '').split(':');
  const dialog = dialogNames.find((known) => known === name);
  const type = entityTypes.find((known) => known === entityType);
  if (!dialog || !type || rest.length > 0 || !/^\d{1,9}$/.test(id ?? '')) return undefined;
  return { dialog, service: { id: Number(id), type } };
}
