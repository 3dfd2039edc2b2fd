import type { HideableTab, Person } from '../../contracts/domain/person';
import type { AccessRule } from '../pages/access';
import { routeAt } from '../pages/routeAt';

export interface NavigationItem {
  /** What the federation can hide goes by the name that it hides it by. */
  readonly key: HideableTab | 'changes' | 'desk';
  readonly to: string;
  readonly messageId: string;
  /** Pages elsewhere that belong to it, too. */
  readonly also?: readonly string[];
  readonly isShown: AccessRule;
}

/** Tells who may open a page, which is said once, in the table of pages. */
function opens(path: string): AccessRule {
  return (person) => routeAt(path)?.mayOpen(person) === true;
}

/** Pages of the desk, each with its name. The first that somebody may open stands in the menu for all of them. */
const deskPages = [
  ['/desk', 'nav.desk'],
  ['/desk/mails', 'nav.mails'],
  ['/feeds', 'nav.feeds'],
  ['/webhooks', 'nav.webhooks'],
  ['/desk/audit', 'nav.audit'],
] as const;

function deskItem([to, messageId]: (typeof deskPages)[number], index: number): NavigationItem {
  const before = deskPages.slice(0, index).map(([path]) => opens(path));
  const isShown: AccessRule = (person) => opens(to)(person) && !before.some((opened) => opened(person));
  return { key: 'desk', to, also: deskPages.map(([path]) => path), messageId, isShown };
}

/** Returns an item that is shown to whoever may open its page. */
function item(key: NavigationItem['key'], to: string, messageId: string): NavigationItem {
  return { key, to, messageId, isShown: opens(to) };
}

/** The items stand in the order of the menu (REQUIREMENTS 30). */
const items: readonly NavigationItem[] = [
  { ...item('apps', '/apps', 'nav.services'), isShown: opens('/apps/all') },
  { ...item('my_idp', '/my-idp', 'nav.institution'), also: ['/security', '/reviews'] },
  item('statistics', '/statistics', 'nav.statistics'),
  {
    ...item('user_invite', '/users/invite', 'nav.invite'),
    isShown: (person) => opens('/users/invite')(person) && !person.roles.member,
  },
  item('tickets', '/tickets', 'nav.tickets'),
  item('changes', '/changes', 'nav.changes'),
  ...deskPages.map(deskItem),
];

/**
 * Returns the items that the federation does not hide and the person may open. Tickets go while their system is down, but not
 * from under whoever reads them.
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
  return [item.to, ...(item.also ?? [])].some((to) => `${pathname}/`.startsWith(`${to}/`));
}
