import type { BrowserContext, Page } from 'playwright-core';
import { visit } from './browser';

/** The browser context of each person, as the last walk has left it. */
const contexts = new Map<string, BrowserContext>();

/**
 * Runs a walk in a new tab, logged in as the last walk of this person in the test file has left it, because a login and the
 * first load of a context cost more than most walks. A walk that fails hands nothing on.
 */
export async function inTabOf(
  person: string,
  logIn: (page: Page) => Promise<void>,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const known = contexts.get(person);
  contexts.delete(person);
  const page = known ? await known.newPage() : (await visit()).page;
  if (!known) await logIn(page);
  await walk(page);
  await page.evaluate(async () => {
    localStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  // The context outlasts its tabs, and what a tab stores for itself goes with it.
  await page.close();
  contexts.set(person, page.context());
}
