import { fromPromise } from 'xstate';
import type { Port } from '../machines/kit/port';
import { letPageGo } from '../ui/leaving/letPageGo';
import { loginFor } from '../ui/notices/loginFor';
import { fullAddress } from '../lib/basePath';

/**
 * Leaves the page for a login, which comes back to the place where the person is then. The browser does not
 * ask whether typed text may be lost, since it is kept.
 * @param here returns the path and the query of that place
 */
export function leaveForLoginPort(
  goTo: (address: string) => void,
  here: () => string,
): Port<{ readonly level: number }, void> {
  return fromPromise<void, { readonly level: number }>(async ({ input: { level }, signal }) => {
    signal.addEventListener('abort', letPageGo(), { once: true });
    goTo(loginFor(fullAddress(here()), level));
    // The browser replaces the page; until then the chart is in its leaving state.
    await new Promise(() => undefined);
  });
}
