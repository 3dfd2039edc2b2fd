import { parsePath, type DataRouter, type To } from 'react-router';
import { within } from '../lib/basePath';

/**
 * Lets a move end that somebody has begun, whose code may still be on its way: what a page then writes to its own address,
 * such as words typed a moment ago, would call the move off. It is written afterwards if they are still on the page.
 */
export function movesFirst(router: DataRouter): DataRouter {
  const go = router.navigate as Navigate;
  const navigate: Navigate = async (to, options) => {
    const { pathname } = router.state.location;
    if (options?.replace && isWithin(pathname, to) && leavesFor(router, pathname)) {
      await untilItStands(router, pathname);
      if (router.state.location.pathname !== pathname) return;
    }
    return go(to, options);
  };
  return Object.assign(router, { navigate });
}

type Navigate = (
  to: To | number | null,
  options?: Parameters<DataRouter['navigate']>[1],
) => ReturnType<DataRouter['navigate']>;

function isWithin(page: string, to: To | number | null): boolean {
  if (to === null || typeof to === 'number') return false;
  const { pathname } = typeof to === 'string' ? parsePath(to) : to;
  return pathname === undefined || pathname === within(page);
}

function leavesFor({ state: { navigation } }: DataRouter, page: string): boolean {
  return navigation.location !== undefined && navigation.location.pathname !== page;
}

function untilItStands(router: DataRouter, page: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(() => {
      if (leavesFor(router, page)) return;
      stop();
      resolve();
    });
  });
}
