import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Cookie, Page } from 'playwright-core';
import type { Site } from './dashboard';
import { logIn } from '../browser/dialogs';
import { filledFolder, sharedAddress, shareLogin, unshareLogin } from './sharedDashboard';

const ofThisFile = new Map<string, Cookie>();

/**
 * Logs a person in on a page, for tests that are not about logging in: the first time on the login page, later by the
 * cookie of that login. Logins at the shared server are shared by the whole run.
 */
export async function giveLogin(page: Page, site: Site, person: string): Promise<void> {
  const context = page.context();
  const isShared = site.url === sharedAddress();
  const key = `${site.url} ${person}`;
  const file = path.join(filledFolder(), '..', `login-${person.replaceAll(' ', '-')}.json`);
  const known = ofThisFile.get(key) ?? (isShared ? readCookie(file) : undefined);
  // The page is left first: its later calls would be refused.
  await page.goto('about:blank');
  // A login ends the earlier session of the browser, which other tests may use.
  await context.clearCookies({ name: /^sid-/ });
  unshareLogin(context);
  if (known) await context.addCookies([known]);
  else await logIn(page, site, person);
  if (isShared) shareLogin(context);
  if (known) return;
  const made = (await context.cookies(site.url)).find(({ name }) => name.startsWith('sid-'));
  if (!made) throw new Error(`${person} has no session`);
  ofThisFile.set(key, made);
  if (isShared) writeCookie(file, made);
}

const readCookie = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cookie) : undefined;

/** Writes a file whole at once, because other test files may be reading it. */
function writeCookie(file: string, cookie: Cookie): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(cookie));
  renameSync(own, file);
}
