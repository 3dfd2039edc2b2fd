import { fromPromise } from 'xstate';
import type { Port } from '../machines/kit/port';
import { letPageGo } from '../ui/leaving/reasons';
import { loginFor } from '../ui/loginFor';

/**
 * Leaves the page for a login that comes back to where the person is then. Nobody asks whether what was typed may be
 * lost: it is kept.
 * @param here path and query of this place
 */
export function leaveForLoginPort(
  goTo: (address: string) => void,
  here: () => string,
): Port<{ readonly level: number }, void> {
  return fromPromise<void, { readonly level: number }>(async ({ input: { level }, signal }) => {
    signal.addEventListener('abort', letPageGo(), { once: true });
    goTo(loginFor(`${window.location.origin}${here()}`, level));
    // The page goes; until then the chart says that it leaves.
    await new Promise(() => undefined);
  });
}
