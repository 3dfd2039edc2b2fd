import type { DataRouter, To } from 'react-router';

type Navigate = (
  to: To | number | null,
  options?: Parameters<DataRouter['navigate']>[1],
) => ReturnType<DataRouter['navigate']>;

/**
 * Lets nothing that replaces an address, such as a page that writes to its own what was typed a moment ago, undo a move that
 * somebody has made: it counts only from a page that stands, not while the code of the next one is on its way, nor from one that
 * was left and is still on the screen.
 */
export function movesFirst(router: DataRouter): DataRouter {
  const go = router.navigate as Navigate;
  const navigate: Navigate = async (to, options) => {
    const { location, navigation, matches } = router.state;
    const stands =
      (navigation.location ?? location).pathname === location.pathname &&
      matches.some(({ route }) => route.id === options?.fromRouteId);
    if (stands || !options?.replace) return go(to, options);
  };
  return Object.assign(router, { navigate });
}
