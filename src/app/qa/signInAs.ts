import { within } from '../../lib/basePath';
import { loginFor } from '../../ui/notices/loginFor';

/** Path at which the embedded provider asks who one is (server, `identity/demo`). */
const CHOOSER = /^\/oidc\/interaction\/[\w-]+$/;

export interface RequestedLogin {
  readonly subject: string;
  readonly level: number;
}

/**
 * Runs the real steps of a login in the demonstration, and comes back to `here` (path and query). Throws if
 * this installation has no such login, or if it ends elsewhere.
 */
export async function signInAs(
  { subject, level }: RequestedLogin,
  here: string,
  fetcher: typeof window.fetch,
): Promise<void> {
  const { origin } = window.location;
  const headers = { Accept: 'text/html' };
  const response = await fetcher(loginFor(here), { headers });
  const chooserUrl = new URL(response.url, origin);
  if (!response.ok || chooserUrl.origin !== origin || !CHOOSER.test(within(chooserUrl.pathname))) {
    throw new Error('This installation has no login of the demonstration');
  }
  const body = new URLSearchParams({ subject, level: String(level) });
  const done = await fetcher(chooserUrl, { method: 'POST', headers, body });
  const end = new URL(done.url, origin);
  if (!done.ok || CHOOSER.test(within(end.pathname)) || end.pathname !== new URL(here, origin).pathname) {
    throw new Error('The login did not come back');
  }
}
