import { within } from '../../lib/basePath';
import { loginFor } from '../../ui/notices/loginFor';

/** Path at which the embedded provider asks who one is (server, `identity/demo`). */
const CHOOSER = /^\/oidc\/interaction\/[\w-]+$/;

export interface WantedLogin {
  readonly subject: string;
  readonly level: number;
}

/**
 * Runs the real steps of a login in the demonstration, and comes back to `here` (path and query). Throws if
 * this installation has no such login, or if it ends elsewhere.
 */
export async function signInAs(
  { subject, level }: WantedLogin,
  here: string,
  fetcher: typeof window.fetch,
): Promise<void> {
  const { origin } = window.location;
  const headers = { Accept: 'text/html' };
  const begun = await fetcher(loginFor(here), { headers });
  const asking = new URL(begun.url, origin);
  if (!begun.ok || asking.origin !== origin || !CHOOSER.test(within(asking.pathname))) {
    throw new Error('This installation has no login of the demonstration');
  }
  const body = new URLSearchParams({ subject, level: String(level) });
  const done = await fetcher(asking, { method: 'POST', headers, body });
  const end = new URL(done.url, origin);
  if (!done.ok || CHOOSER.test(within(end.pathname)) || end.pathname !== new URL(here, origin).pathname) {
    throw new Error('The login did not come back');
  }
}
