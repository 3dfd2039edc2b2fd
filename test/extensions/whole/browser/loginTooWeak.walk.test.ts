/**
 * A login that has become too weak under something that was typed, as by a login in another tab or after the level's time:
 * it is strengthened, and what was typed is there again (REQUIREMENTS 109, 161, 246).
 */
import type { Page } from 'playwright-core';
import { closeBrowser, followInNewTab } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { choosePerson, logIn } from '../../../support/browser/dialogs';
import { inTabOf } from '../../../support/browser/inTabOf';
import { arriveAt, type TypedPlace } from '../../../support/browser/typedPlace';
import { typedPlaces, type PlaceName } from '../typed/typedPlaces';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

/**
 * One place for each way of sending that needs a level. The dialogs represent those whose charts have the
 * same states: about one connection; about several invitations, answered in turn; over the form of a setting,
 * which comes back with it; and about the change set. The form of a policy represents pages whose chart asks
 * for the login in a dialog, as reviews do, and a step of the desk those that offer it in another window
 * beside the form, as invitations do.
 */
const places: readonly PlaceName[] = [
  ...(['dialog connect', 'dialog acceptAll', 'dialog consent', 'dialog changes'] as const),
  ...(['form policy', 'form deskStep'] as const),
];

async function weaken(page: Page, { person }: TypedPlace): Promise<void> {
  const other = await page.context().newPage();
  await logIn(other, dashboard, person, { level: 1 });
  await other.close();
}

/** Logs in again with a higher level: in this window from a dialog, in another one from beside a form. */
async function strengthen(page: Page, { person }: TypedPlace): Promise<void> {
  const way = page
    .getByRole('button', { name: 'Go to the login page' })
    .or(page.getByRole('link', { name: /^Log in with level/ }))
    .first();
  await way.waitFor();
  const beside = (await way.getAttribute('target')) === '_blank';
  const window = beside ? await followInNewTab(way) : page;
  if (!beside) await way.click();
  await choosePerson(window, person, 3);
  if (!beside) return;
  await window.getByRole('button', { name: /^Account/ }).waitFor({ state: 'attached' });
  await window.close();
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test.each(places)('%s: too weak by now, strengthened, and all the typed text is there', async (name) => {
  const place = typedPlaces[name];
  const begin = (page: Page) => logIn(page, dashboard, place.person, { level: 3 });
  await inTabOf(place.person, begin, async (page) => {
    await arriveAt(page, dashboard, place);
    await place.type(page);
    const typed = await place.read(page);
    const { pathname } = new URL(page.url());
    await weaken(page, place);
    await place.send(page);
    await strengthen(page, place);
    // A step of the desk that failed says so in the place of its form, and leads back to it.
    if (name === 'form deskStep') await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await place.read(page)).toBe(typed);
    expect(new URL(page.url()).pathname).toBe(pathname);
  });
});
