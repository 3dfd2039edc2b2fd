import type { Person } from '../../contracts/domain/person/person';
import { isHidden, navigationItems } from '../frame/navigationItems';
import { pageRoutes } from '../pages/pageRoutes';

export interface KnownPage {
  readonly to: string;
  /** Message id. */
  readonly name: string;
}

/**
 * Returns the pages that can be opened from anywhere: those of the menu, then the others of the table of
 * pages.
 */
export function pagesFor(person: Person, pathname: string): readonly KnownPage[] {
  const menu = navigationItems(person, pathname).map(({ to, messageId }) => ({ to, name: messageId }));
  const others = pageRoutes.flatMap(({ path, name, mayOpen }) =>
    name && mayOpen(person) && !isHidden(person, path) ? [{ to: path.replace(/\/:.*/, ''), name }] : [],
  );
  return [
    ...menu,
    ...others.filter(({ to, name }) => !menu.some((page) => page.to === to && page.name === name)),
  ];
}
