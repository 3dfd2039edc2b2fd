import {
  dialogNames as declared,
  formatDialogAddress,
  parseDialogAddress,
  type DialogAddress,
  type DialogName,
} from '../../../src/contracts/domain/dialogAddress';
import '../../../src/extensions/extensions';

/** The names of all dialogs, of the core and of the extensions. */
export const dialogNames = declared();

/** Returns an address that opens the dialog: about a service, a ticket, or nothing. */
export function addressNamed(name: DialogName): DialogAddress {
  const tried = [name, `${name}:42:saml20_sp:CXT-12`, `${name}:42:saml20_sp`, `${name}:CXT-12`];
  const address = tried.map(parseDialogAddress).find((known) => known !== undefined);
  if (!address) throw new Error(`${name} has no address`);
  return address;
}

/** Returns the same address as a page's query has it. */
export function writtenAddress(name: DialogName): string {
  return formatDialogAddress(addressNamed(name));
}
