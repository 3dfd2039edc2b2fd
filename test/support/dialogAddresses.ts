import {
  formatDialogAddress,
  parseDialogAddress,
  type DialogAddress,
  type DialogName,
} from '../../src/contracts/domain/dialogAddress';
import { dialogs } from '../../src/dialogs/registry';

export const dialogNames = Object.keys(dialogs) as DialogName[];

/** An address of this dialog: about a service, a ticket, or nothing more, whichever opens it. */
export function addressNamed(name: DialogName): DialogAddress {
  const tried = [name, `${name}:42:saml20_sp:CXT-12`, `${name}:42:saml20_sp`, `${name}:CXT-12`];
  const address = tried.map(parseDialogAddress).find((known) => known !== undefined);
  if (!address) throw new Error(`${name} has no address`);
  return address;
}

/** The same, as it stands in the address of a page. */
export function writtenAddress(name: DialogName): string {
  return formatDialogAddress(addressNamed(name));
}
