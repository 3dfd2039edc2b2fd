import type { HideableTab, Person } from '../contracts/domain/person';
import { everybody, readsTickets, type AccessRule } from './access';

export interface NavigationItem {
  readonly key: HideableTab;
  readonly to: string;
  readonly messageId: string;
  readonly isShown: AccessRule;
}

/** In the order of the menu (item 30). */
const items: readonly NavigationItem[] = [
  { key: 'apps', to: '/apps', messageId: 'nav.services', isShown: everybody },
  {
    key: 'tickets',
    to: '/tickets',
    messageId: 'nav.tickets',
    isShown: (person) => readsTickets(person) && !person.installation.ticketSystemDown,
  },
];

/** What the federation does not hide and the person may open. */
export function navigationItems(person: Person): NavigationItem[] {
  const hidden = person.installation.hiddenTabs;
  return items.filter((item) => !hidden.includes(item.key) && item.isShown(person));
}

/** Places below an item's address belong to it (item 31). */
export function isCurrent(item: NavigationItem, pathname: string): boolean {
  return pathname === item.to || pathname.startsWith(`${item.to}/`);
}
