/**
 * The shared parts of a run's browser tests: a filled data folder, a server to read from, and one that the
 * paths change.
 */
import type { BrowserContext, Request } from 'playwright-core';
import { ACCESS } from '../../../server/access';
import { ruleFor } from '../../../server/modules/identity/access/accessRule';
import { API_PREFIX } from '../../../server/platform/http/route';

/** Settings of the demonstration in every copy; its days are those of this zone, wherever the tests run. */
export const SEEDED = {
  SEED_SERVICES: '400',
  SEED_INSTITUTIONS: '40',
  STATS_TIME_ZONE: 'Europe/Amsterdam',
} as const;

/** Names of the variables by which `setup-dashboards.ts` passes folder, address and settings to the tests. */
export const FILLED_FOLDER = 'TEST_FILLED_FOLDER';
export const SHARED_ADDRESS = 'TEST_DASHBOARD_URL';
export const PATHS_SETTINGS = 'TEST_PATHS_SETTINGS';

/** The settings by which the tests find a server and what it has stored. */
export interface PlaceSettings extends Readonly<Record<string, string>> {
  readonly PORT: string;
  readonly DATA_DIR: string;
}

function requiredSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the browser tests by \`npm test\`.`);
  return value;
}

export const filledFolder = () => requiredSetting(FILLED_FOLDER);
export const sharedAddress = () => requiredSetting(SHARED_ADDRESS);
export const pathsSettings = () => JSON.parse(requiredSetting(PATHS_SETTINGS)) as PlaceSettings;

/** Calls that change nothing but the length of the caller's session. */
const HARMLESS = ['/x/session', '/jsError'];
/** Calls that change only the caller's session. */
const OWN_SESSION = ['/users/me/switch-to-idp', '/logout'];

const withSharedLogin = new WeakSet<BrowserContext>();

/** Notes that this context uses a login that other test files also use. */
export const shareLogin = (context: BrowserContext) => withSharedLogin.add(context);

/** Notes that it does so no longer. */
export const unshareLogin = (context: BrowserContext) => withSharedLogin.delete(context);

/** Tells whether a request asks the shared server for a change that other tests would meet. */
export function changesForOthers(context: BrowserContext, request: Request): boolean {
  const { origin, pathname } = new URL(request.url());
  if (origin !== process.env[SHARED_ADDRESS]) return false;
  // A login ends the earlier session of the browser.
  if (pathname === '/login') return withSharedLogin.has(context);
  if (!pathname.startsWith(`${API_PREFIX}/`)) return false;
  const call = pathname.slice(API_PREFIX.length);
  if (HARMLESS.includes(call)) return false;
  if (OWN_SESSION.includes(call)) return withSharedLogin.has(context);
  // No rule is found for a path with parameters; then anything but reading counts as a change.
  return ruleFor(ACCESS, request.method(), pathname)?.changes ?? request.method() !== 'GET';
}
