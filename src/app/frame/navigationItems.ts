import type { Person } from '../../contracts/domain/person/person';
import { todoFor } from '../../extending/extensions';
import type { AccessRule, Extension, MenuItem } from '../../extending/extension';
import { offersTickets } from '../../contracts/domain/person/rights';
import { extensions } from '../../extensions/extensions';
import { routeAt } from '../pages/routeAt';

interface NavigationItem extends MenuItem {
  /** Addresses of other pages that belong to it. */
  readonly also: readonly string[];
  readonly isShown: AccessRule;
}

/** Tells who may open a page, as the table of pages says. */
function opens(path: string): AccessRule {
  return (person) => routeAt(path)?.mayOpen(person) === true;
}

const pages = extensions.flatMap((extension) => extension.pages ?? []);

/** Returns an item that is shown to the people who may open its page. */
function coreItem(key: MenuItem['key'], to: string, messageId: string): NavigationItem {
  const also = pages.flatMap(({ path, within }) => (within === to ? [path.replace(/\/:.*/, '')] : []));
  return { key, to, messageId, also, isShown: opens(to) };
}

/** Belongs to the desk if a person has one. */
const invite = '/users/invite';

/** Returns an item of an extension. Of several with one key, the menu shows the first that the person may open. */
function extensionItem(item: MenuItem, _index: number, all: readonly MenuItem[]): NavigationItem {
  const same = all.filter(({ key }) => key === item.key).map(({ to }) => to);
  const before = same.slice(0, same.indexOf(item.to)).map(opens);
  const isShown: AccessRule = (person) => opens(item.to)(person) && !before.some((opened) => opened(person));
  return { ...item, also: [...same, invite], isShown };
}

const deskItems = extensions.flatMap((extension: Extension) => extension.navigation ?? []).map(extensionItem);

/** The items in the order of the menu (REQUIREMENTS 30). */
const items: readonly NavigationItem[] = [
  { ...coreItem('apps', '/apps', 'nav.services'), isShown: opens('/apps/all') },
  coreItem('my_idp', '/my-idp', 'nav.institution'),
  coreItem('statistics', '/statistics', 'nav.statistics'),
  {
    ...coreItem('user_invite', invite, 'nav.invite'),
    isShown: (person) =>
      opens(invite)(person) && !person.roles.member && !deskItems.some(({ isShown }) => isShown(person)),
  },
  coreItem('tickets', '/tickets', 'nav.tickets'),
  {
    ...coreItem('todo', '/todo', 'nav.todo'),
    isShown: (person) =>
      opens('/todo')(person) && (offersTickets(person) || todoFor(extensions, person).length > 0),
  },
  ...deskItems,
];

/**
 * Returns the items that the federation does not hide and the person may open. Tickets disappear while their
 * system is down, but not for a person who is reading them.
 */
export function navigationItems(person: Person, pathname: string): NavigationItem[] {
  const hidden: readonly string[] = person.installation.hiddenTabs;
  return items.filter(
    (item) =>
      !hidden.includes(item.key) &&
      item.isShown(person) &&
      (item.key !== 'tickets' || !person.installation.ticketSystemDown || isCurrent(item, pathname)),
  );
}

/** Tells whether the federation hides the menu item that a page belongs to. */
export function isHidden({ installation }: Person, pathname: string): boolean {
  const hidden: readonly string[] = installation.hiddenTabs;
  return items.some((item) => hidden.includes(item.key) && isCurrent(item, pathname));
}

/** Pages below an item's address belong to it (REQUIREMENTS 31). */
export function isCurrent(item: NavigationItem, pathname: string): boolean {
  return [item.to, ...item.also].some((to) => `${pathname}/`.startsWith(`${to}/`));
}
