/**
 * Walks a login that ends while there is typed text (REQUIREMENTS 246). Each place
 * (`test/extensions/whole/typed/typedPlaces.ts`) meets one of the ways in which a login ends and is noticed, and a
 * login in the same tab or in another; each pair of these occurs.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { closeBrowser, comes, followInNewTab, TIMEOUT, visit } from '../../../support/browser/browser';
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

/** The way in which a login ends, and the person's next step. */
interface End {
  readonly how: string;
  readonly end: (page: Page) => Promise<void>;
  readonly notice: (page: Page, place: TypedPlace) => Promise<void>;
}

const unawares: readonly End[] = [
  { how: 'ended at the server, and the window comes to the front', end: endAtServer, notice: comeToFront },
  { how: 'ended at the server, and something is sent', end: endAtServer, notice: send },
];
const ends: readonly End[] = [
  ...unawares,
  { how: 'logged out in another tab, and something is sent', end: logOutInAnotherTab, notice: send },
  { how: 'without its cookie, and something is sent', end: loseCookies, notice: send },
];

async function logInHere(page: Page, place: TypedPlace): Promise<void> {
  await page.getByRole('link', { name: 'Log in and come back here' }).click();
  await choosePerson(page, place.person);
}

async function logInBeside(page: Page, place: TypedPlace): Promise<void> {
  const other = await followInNewTab(page.getByRole('link', { name: /^Log in in a new tab/ }));
  await choosePerson(other, place.person);
  await comes(other.getByRole('button', { name: /^Account/ }), 'attached');
  await other.close();
  await comeToFront(page);
}

const returns = [
  { where: 'here', logInAgain: logInHere },
  { where: 'in another tab', logInAgain: logInBeside },
] as const;

/** Returns the end and the return of the walk with this number, so that eight in a row meet each pair of four ends. */
function pair(list: readonly End[], number: number) {
  const end = list[number % list.length];
  const back = returns[(number + Math.floor(number / list.length)) % 2 === 0 ? 0 : 1];
  if (!end) throw new Error('There is no way in which a login ends');
  return { ...end, ...back };
}

const walks = (Object.entries(typedPlaces) as [PlaceName, TypedPlace][]).map(([name, place], number) => ({
  name,
  place,
  ...pair(ends, number),
}));
type Walk = (typeof walks)[number];

/** Returns the entity id of the institution that this login acts for. */
async function institutionOf(page: Page): Promise<string> {
  const response = await page.request.get(`${dashboard.url}/dashboard/api/users/me`);
  return ((await response.json()) as { payload: { currentIdp: { id: string } } }).payload.currentIdp.id;
}

/** The next login acts for the same institution as before, unless the person has logged out. */
async function walkEnd(page: Page, { place, end, notice, logInAgain }: Walk): Promise<void> {
  await arriveAt(page, dashboard, place);
  await place.type(page);
  const typed = await place.read(page);
  const { pathname } = new URL(page.url());
  const institution = await institutionOf(page);
  await end(page);
  await notice(page, place);
  await comes(ended(page));
  expect(new URL(page.url()).pathname).toBe(pathname);
  await logInAgain(page, place);
  expect(await place.read(page)).toBe(typed);
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(await institutionOf(page)).toBe(institution);
  expect(await page.getByText(/Your session has ended|logged out|not offered here/).count()).toBe(0);
}

const logInFor = (page: Page, { person }: TypedPlace) => logIn(page, dashboard, person);

test.each(walks)('$name: a login $how; after one $where the typed text is there again', (walk) =>
  inTabOf(
    walk.place.person,
    (page) => logInFor(page, walk.place),
    (page) => walkEnd(page, walk),
  ),
);

const MEDICAL_CENTRE = 'Harwick Medical Centre';
const ELSEWHERE = 'Veldmark University of Applied Sciences';

/** The way in which a person acts for an institution other than that of the login. */
interface Elsewhere {
  readonly as: string;
  readonly act: (page: Page) => Promise<void>;
  /** Absent for the person of the place. */
  readonly person?: TypedPlace['person'];
}

const switched: Elsewhere = {
  as: 'for another institution of one’s own',
  act: async (page) => {
    const account = page.getByRole('button', { name: /^Account/ });
    await account.click();
    await page.getByRole('button', { name: MEDICAL_CENTRE }).click();
    await account.getByText(MEDICAL_CENTRE).waitFor({ state: 'attached' });
  },
};
const acting: Elsewhere = {
  as: 'as a super user who acts for an institution',
  act: async (page) => {
    await page.goto(`${dashboard.url}/users/search`);
    await page.getByRole('searchbox').fill(ELSEWHERE);
    await page.getByRole('button', { name: `Administrator of ${ELSEWHERE}` }).click();
    await page.getByText(`You are acting as an administrator of ${ELSEWHERE}`).waitFor();
  },
  person: 'Federation desk',
};

const listed: readonly (readonly [PlaceName, Elsewhere])[] = [
  ['form institution', switched],
  ['dialog institution', switched],
  ['dialog connect', switched],
  ['form institution', acting],
  ['dialog institution', acting],
];
const walksElsewhere = listed.map(([name, { as, act, person = typedPlaces[name].person }], number) => ({
  ...{ name, as, act, place: { ...typedPlaces[name], person } },
  ...pair(unawares, number),
}));

// Each begins with a new login, since the last one acts for another institution.
test.each(walksElsewhere)(
  '$name, $as: a login $how; the one $where continues there',
  async ({ act, ...walk }) => {
    const { context, page } = await visit();
    await logInFor(page, walk.place);
    await act(page);
    await walkEnd(page, walk);
    await context.close();
  },
);

test('each end meets seven places or more, each way back fourteen, and each pair of them occurs', () => {
  for (const { how } of ends)
    expect(walks.filter((walk) => walk.how === how).length).toBeGreaterThanOrEqual(7);
  for (const { where } of returns)
    expect(walks.filter((walk) => walk.where === where).length).toBeGreaterThanOrEqual(14);
  const pairs = [walks, walksElsewhere].map((all) => new Set(all.map(({ how, where }) => how + where)).size);
  expect(pairs).toEqual([8, 4]);
});
