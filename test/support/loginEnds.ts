/**
 * Walks a login that ends under something that was typed (REQUIREMENTS 246): places (`test/support/typedPlaces.ts`) ×
 * ways in which a login ends and is noticed × a login in the same tab or in another. Each pair of these three occurs: a
 * place sees every end once, and its neighbour on the list sees it with the other login.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { closeBrowser, comes, followInNewTab, TIMEOUT, visit } from './browser';
import { startDashboard, type Dashboard } from './dashboard';
import { choosePerson, logIn } from './dialogs';
import { arriveAt, type TypedPlace } from './typedPlace';
import { typedPlaces, type PlaceName } from './typedPlaces';

let dashboard: Dashboard;

/** Milliseconds for which a button is looked for. */
const PRESS_WITHIN = 10_000;

const LOGOUT = '/dashboard/api/logout';

async function sessionOf(context: BrowserContext): Promise<string> {
  const found = (await context.cookies(dashboard.url)).find(({ name }) => name.startsWith('sid-'));
  return `${found?.name}=${found?.value}`;
}

/** Ends the session at the server, without the browser's knowledge, as an idle end, another device or an operator would. */
async function endAtServer(page: Page): Promise<void> {
  const headers = { cookie: await sessionOf(page.context()), 'sec-fetch-site': 'same-origin' };
  expect((await fetch(dashboard.url + LOGOUT, { method: 'POST', headers })).status).toBe(204);
}

async function logOutInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  // Every page has the account menu, and this one makes no other calls.
  await other.goto(`${dashboard.url}/nowhere`);
  await other.getByRole('button', { name: /^Account/ }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await comes(other.getByRole('heading', { name: 'You are logged out' }));
  await other.close();
}

const loseCookies = (page: Page) => page.context().clearCookies();
const comeToFront = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
const ended = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your session has ended' });

/** Presses the button that sends, unless the page notices the end of the login before. */
async function send(page: Page, place: TypedPlace): Promise<void> {
  page.setDefaultTimeout(PRESS_WITHIN);
  const pressed = place.send(page).catch(() => undefined);
  await comes(ended(page));
  await pressed;
  page.setDefaultTimeout(TIMEOUT);
}

/** How the login ends, and what the person does next. */
const unawares = [
  ['ended at the server, and the window comes to the front', endAtServer, comeToFront],
  ['ended at the server, and something is sent', endAtServer, send],
] as const;
const ways = [
  ...unawares,
  ['logged out in another tab, and something is sent', logOutInAnotherTab, send],
  ['without its cookie, and something is sent', loseCookies, send],
] as const;

async function logInHere(page: Page, place: TypedPlace): Promise<void> {
  await page.getByRole('link', { name: 'Log in and come back here' }).click();
  await choosePerson(page, place.person);
}

/** Returns the members of the institution that this login acts for. */
async function institutionOf(page: Page): Promise<string> {
  const answer = await page.request.get(`${dashboard.url}/dashboard/api/users/me`);
  return ((await answer.json()) as { payload: { currentIdp: { id: string } } }).payload.currentIdp.id;
}

async function logInBeside(page: Page, place: TypedPlace): Promise<void> {
  const other = await followInNewTab(page.getByRole('link', { name: /^Log in in a new tab/ }));
  await choosePerson(other, place.person);
  await comes(other.getByRole('button', { name: /^Account/ }), 'attached');
  await other.close();
  await comeToFront(page);
}

const returns = [
  ['here', logInHere],
  ['in another tab', logInBeside],
] as const;

async function typeAt(page: Page, place: TypedPlace, acting?: Acting): Promise<string> {
  await logIn(page, dashboard, place.person);
  await acting?.(page, dashboard);
  await arriveAt(page, dashboard, place);
  await place.type(page);
  return place.read(page);
}

/** Makes the page act for another institution than that of the login. */
export type Acting = (page: Page, dashboard: Dashboard) => Promise<void>;

/** Adds to a failure the row of the table in which it happened. */
async function told(row: string, walk: () => Promise<void>): Promise<void> {
  await walk().catch((error: unknown) => {
    throw new Error(row, { cause: error });
  });
}

/** Returns the places of all forms, or of all dialogs, each with its number. */
export const placesOf = (kind: 'form' | 'dialog') =>
  (Object.entries(typedPlaces) as [PlaceName, TypedPlace][])
    .filter(([name]) => name.startsWith(kind))
    .map(([name, place], index) => [name, place, index] as const);

export async function startLoginEnds(): Promise<void> {
  dashboard = await startDashboard();
}

export async function stopLoginEnds(): Promise<void> {
  await dashboard.stop();
  await closeBrowser();
}

/**
 * Walks every end of a login at this place, and returns how many there are; throws at the first fault. The next login
 * acts for the same institution as before, unless the person has logged out.
 */
export async function walkLoginEnds(place: TypedPlace, number: number, acting?: Acting): Promise<number> {
  const { context, page } = await visit();
  const typed = await typeAt(page, place, acting);
  const { pathname } = new URL(page.url());
  const institution = await institutionOf(page);
  const ends = acting ? unawares : ways;
  for (const [index, [how, end, notice]] of ends.entries()) {
    const [where, logInAgain] = returns[(number + index) % 2 === 0 ? 0 : 1];
    await told(`${how}; logged in ${where}`, async () => {
      await end(page);
      await notice(page, place);
      await comes(ended(page));
      expect(new URL(page.url()).pathname).toBe(pathname);
      await logInAgain(page, place);
      expect(await place.read(page)).toBe(typed);
      expect(new URL(page.url()).pathname).toBe(pathname);
      expect(await institutionOf(page)).toBe(institution);
      expect(await page.getByText(/Your session has ended|logged out|not offered here/).count()).toBe(0);
    });
  }
  await context.close();
  return ends.length;
}
