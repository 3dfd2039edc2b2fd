/**
 * A person who types into a search field and presses a link at once reaches the link's target (REQUIREMENTS
 * 486).
 */
import { setTimeout as delay } from 'node:timers/promises';
import { closeBrowser, leave, visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { giveLogin } from '../../support/product/giveLogin';
import { settled } from '../../support/browser/settled';

const dashboard = sharedDashboard();
afterAll(closeBrowser);

/** Milliseconds, longer than a page waits before it writes what was typed to its address. */
const CODE_TAKES = 900;
const ELSEWHERE = '/accessibility';

test.each([
  ['/apps/all', 'Alex Sample'],
  ['/tickets', 'Alex Sample'],
  ['/security', 'Alex Sample'],
  ['/desk', 'Federation desk'],
])('at %s', async (path, person) => {
  const { context, page, complaints } = await visit();
  await giveLogin(page, dashboard, person);
  await page.goto(dashboard.url + path);
  await settled(page);
  await page.route('**/*.js', async (route) => {
    await delay(CODE_TAKES);
    await route.fallback();
  });
  await page.locator('main input[type=search]:visible').first().focus();
  await page.keyboard.insertText('a');
  // By script, since the browser's own press comes too late on a busy machine.
  await page.evaluate(
    (link) => document.querySelector<HTMLElement>(`footer a[href="${link}"]`)?.click(),
    ELSEWHERE,
  );
  await page.waitForTimeout(CODE_TAKES);
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(ELSEWHERE);
  await page.goBack();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(complaints).toEqual([]);
  await leave({ context });
});
