/** What all browser tests of a run have together: a folder that was filled once, and a server to read from. */
import type { BrowserContext, Request } from 'playwright-core';
import { ACCESS } from '../../server/access';
import { ruleFor } from '../../server/modules/identity/access/accessRule';
import { API_PREFIX } from '../../server/platform/http/route';

/** The demonstration that every copy holds; its days are those of this zone, wherever the tests run. */
export const SEEDED = {
  SEED_SERVICES: '400',
  SEED_INSTITUTIONS: '40',
  STATS_TIME_ZONE: 'Europe/Amsterdam',
} as const;

/** Of the variables in which `setup-dashboards.ts` tells the tests where they are. */
export const FILLED_FOLDER = 'TEST_FILLED_FOLDER';
export const SHARED_ADDRESS = 'TEST_DASHBOARD_URL';

function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the browser tests by \`npm test\`.`);
  return value;
}

export const filledFolder = () => told(FILLED_FOLDER);
export const sharedAddress = () => told(SHARED_ADDRESS);

/** These change nothing, or how long the caller's session lasts. */
const HARMLESS = ['/x/session', '/jsError'];
/** These change the caller's session and nothing else. */
const OWN_SESSION = ['/users/me/switch-to-idp', '/logout'];

const withSharedLogin = new WeakSet<BrowserContext>();

/** From now on the context has a login that other files have as well. */
export const shareLogin = (context: BrowserContext) => withSharedLogin.add(context);

/** It has none any more. */
export const unshareLogin = (context: BrowserContext) => withSharedLogin.delete(context);

/** Tells whether a page asks the shared server for a change that other tests would meet. */
export function changesForOthers(context: BrowserContext, request: Request): boolean {
  const { origin, pathname } = new URL(request.url());
  if (origin !== process.env[SHARED_ADDRESS]) return false;
  // A login ends the session that the browser had before.
  if (pathname === '/login') return withSharedLogin.has(context);
  if (!pathname.startsWith(`${API_PREFIX}/`)) return false;
  const call = pathname.slice(API_PREFIX.length);
  if (HARMLESS.includes(call)) return false;
  if (OWN_SESSION.includes(call)) return withSharedLogin.has(context);
  // Of a path with a parameter the rule is not found by its name: whatever does not just read is a change then.
  return ruleFor(ACCESS, request.method(), pathname)?.changes ?? request.method() !== 'GET';
}
