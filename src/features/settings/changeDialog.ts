import { DIALOG_PARAMETER, formatDialogAddress } from '../../contracts/domain/dialogAddress';
import type { ServiceSubject } from '../../contracts/domain/tickets/change';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';

/** Returns the link to the dialog that asks the desk for a change, as a query of the present page. */
export function changeDialog(subject: ServiceSubject, { id, type }: ServiceRef): { readonly search: string } {
  const address = formatDialogAddress({ dialog: subject, service: { id, type } });
  return { search: `?${new URLSearchParams({ [DIALOG_PARAMETER]: address })}` };
}
