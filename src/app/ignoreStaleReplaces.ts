import type { DataRouter, To } from 'react-router';

type Navigate = (
  to: To | number | null,
  options?: Parameters<DataRouter['navigate']>[1],
) => ReturnType<DataRouter['navigate']>;

/**
 * Prevents a page that replaces its own address, for example with text typed a moment ago, from undoing a
 * move of the person: it may do so only while it is the current page, not while the code of the next page
 * loads, nor after it was left but is still on the screen.
 */
export function ignoreStaleReplaces(router: DataRouter): DataRouter {
  const go = router.navigate as Navigate;
  const navigate: Navigate = async (to, options) => {
    const { location, navigation, matches } = router.state;
    const isCurrent =
      (navigation.location ?? location).pathname === location.pathname &&
      matches.some(({ route }) => route.id === options?.fromRouteId);
    if (isCurrent || !options?.replace) return go(to, options);
  };
  return Object.assign(router, { navigate });
}
