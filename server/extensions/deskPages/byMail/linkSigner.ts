import type { Dependencies } from '../../../platform/dependencies';
import type { SignLinks } from '../../../modules/mail/mail.module';
import { deskLinks } from './links';

/**
 * Returns the signer for links of a mail to the desk when it goes out, so that the links are not stored and valid from
 * then on.
 */
export function linkSigner(dependencies: Pick<Dependencies, 'config' | 'database' | 'now'>): SignLinks {
  const links = deskLinks(dependencies);
  return ({ ticketKey: ticket, address }) => links.sign({ ticket, address });
}
