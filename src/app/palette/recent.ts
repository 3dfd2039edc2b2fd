import { isTicketKey } from '../../contracts/domain/tickets/ticketRules';
import { parseServiceAddress } from '../../features/service/address';
import { keyOf } from '../../contracts/domain/services/catalogue';
import { ownSession } from '../../lib/ownStorage';

/** Keys of services (`keyOf`) and tickets, the last one first. In sessionStorage: a logout empties it. */
const STORED = 'palette.recent';
const MOST = 6;

/** Returns what was opened last in this tab. */
export function recentlyOpened(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(ownSession.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers the service or the ticket that a page shows; other pages are in the menu. */
export function rememberOpened(pathname: string): void {
  const key = openedAt(pathname);
  if (key === undefined) return;
  try {
    const others = recentlyOpened().filter((other) => other !== key);
    ownSession.setItem(STORED, JSON.stringify([key, ...others].slice(0, MOST)));
  } catch {
    // Without storage, nothing is remembered.
  }
}

function openedAt(pathname: string): string | undefined {
  const [, section, key = ''] = pathname.split('/');
  if (section === 'tickets') return isTicketKey(key) ? key : undefined;
  const address = parseServiceAddress(pathname);
  return address && keyOf(address.service);
}
