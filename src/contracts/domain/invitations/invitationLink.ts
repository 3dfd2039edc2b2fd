import { isTicketKey } from '../tickets/ticketRules';

/**
 * Returns the ticket key in an invite link: the second-to-last segment, if it has the form of a key with this prefix
 * (REQUIREMENTS 107), as in `/apps/42/saml20_sp/about/CXT-12/accept`.
 */
export function invitationKeyIn(pathname: string, prefix = ''): string | undefined {
  const key = pathname.replace(/\/$/, '').split('/').at(-2);
  return key?.startsWith(prefix) && isTicketKey(key) ? key : undefined;
}
