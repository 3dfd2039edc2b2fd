import { matchRoutes } from 'react-router';
import type { PageRoute } from '../../extending/extension';
import { pageRoutes } from './pageRoutes';

const ranked = pageRoutes.map((route) => ({ path: route.path, handle: route }));
/** Searching all routes takes half a millisecond, which menu and palette would spend on each of their items. */
const known = new Map<string, PageRoute | undefined>(
  pageRoutes.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route]),
);

/** Returns the route of one of the application's own addresses. */
export function routeAt(pathname: string): PageRoute | undefined {
  if (!known.has(pathname)) known.set(pathname, matchRoutes(ranked, pathname)?.[0]?.route.handle);
  return known.get(pathname);
}

/**
 * Loads the code of a page that the person seems about to open. If that fails, opening the page loads it
 * again.
 */
export function expectPage(pathname: string): void {
  pageAt(pathname)
    ?.load()
    .catch(() => undefined);
}

/** Loads the code of pages to which a person may go next, one after another, so that it holds up nothing. */
export async function loadAhead(pathnames: readonly string[]): Promise<void> {
  for (const pathname of pathnames) {
    const page = pageAt(pathname);
    await (page?.loadAhead ?? page?.load)?.().catch(() => undefined);
  }
}

/** `/apps` is not a page, but leads to one. */
function pageAt(pathname: string): PageRoute | undefined {
  return pathname === '/apps' ? undefined : routeAt(pathname);
}
