/** Connecting, disconnecting and answering invitations: each flow to its end, and what the pages show after it. */
import type { Page } from 'playwright-core';
import type { NewInvitation } from '../../../src/contracts/wire/invitation';
import { entityIdOf } from '../../../server/modules/demonstration/entityIds';
import { closeBrowser, forget, visit, type Visit } from '../../support/browser/browser';
import { pathsDashboard } from '../../support/product/dashboard';
import { dialogParts, logIn, openKey, openTickets, stateShown } from '../../support/browser/dialogs';
import { withdrawOpen } from '../../support/product/pathsOwn';
import { signIn } from '../../support/product/signIn';
import { holdWrite, loadsOf, writesOf } from '../../support/browser/writes';

const dashboard = pathsDashboard();
/** This path counts the invitations of an institution that no other path invites. */
const [person, institution] = ['Bo Stub', 'Veldmark College'];
let visitor: Visit;
let page: Page;
/** The cookies of the desk, which invites. */
let desk: string;
let writes: readonly string[];
let loads: readonly string[];

const { button, field, box, dialog } = dialogParts(() => page);
const main = () => page.getByRole('navigation', { name: 'Main' });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

beforeAll(async () => {
  visitor = await visit();
  page = visitor.page;
  await logIn(page, dashboard, person);
  desk = await signIn(dashboard.url, 'federation-desk');
});

beforeEach(() => withdrawOpen(dashboard, (ticket) => ticket.institution === institution));

/** Opens the list, from which people continue without another load. */
async function begin(): Promise<void> {
  await page.goto(`${dashboard.url}/apps/all`);
  writes = writesOf(page);
  loads = loadsOf(page);
}

afterEach(() => {
  expect(writes).toHaveLength(1);
  expect(loads).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

afterAll(async () => {
  await visitor.context.close();
  await closeBrowser();
});

/** Invites the institution to connect or disconnect a service, as the desk; returns the key of the ticket. */
async function invite(service: string, verb: 'connect' | 'disconnect'): Promise<string> {
  const { url } = dashboard;
  const me = await page.request.get(`${url}/dashboard/api/users/me`);
  const { email, currentIdp } = ((await me.json()) as Me).payload;
  const response = await fetch(`${url}/dashboard/api/users/inviteRequest`, {
    method: 'POST',
    headers: {
      cookie: desk,
      origin: url,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      idpEntityId: currentIdp.id,
      spEntityId: entityIdOf('saml20_sp', service),
      typeMetaData: 'saml20_sp',
      connectionRequest: verb === 'connect',
      contactPersons: [{ name: person, emailAddress: email, sabContact: true }],
    } satisfies NewInvitation),
  });
  expect([service, response.status]).toEqual([service, 200]);
  return ((await response.json()) as { payload: { jiraKey: string } }).payload.jiraKey;
}

interface Me {
  readonly payload: { readonly email: string; readonly currentIdp: { readonly id: string } };
}

/** Narrows the list, and waits until it is. */
async function search(name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search services' }).fill(name);
  await page
    .getByRole('status')
    .filter({ hasText: /\d of \d+ services/ })
    .waitFor();
}

/** Goes from the list to a service's page, as people go: nothing is loaded again. */
async function goTo(name: string): Promise<void> {
  await main().getByRole('link', { name: 'Services' }).click();
  await page.getByRole('link', { name: /^All services/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Services', exact: true }).waitFor();
  await search(name);
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function open(name: RegExp | string): Promise<void> {
  await page.getByRole('link', { name }).click();
}

/** Ends the dialog; the focus is not lost behind it. */
async function done(): Promise<void> {
  await button('Done').click();
  await dialog().waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.has('dialog')).toBe(false);
}

/** The status that the header of the service shows. */
const headerShows = (status: string) =>
  page.getByRole('main').getByText(status, { exact: true }).first().waitFor();

/** Leaves for the list of connected services, and tells whether it shows this one. */
async function isListedAsConnected(name: string): Promise<boolean> {
  await main().getByRole('link', { name: 'Services' }).click();
  await page
    .getByRole('link', { name: /^Connected/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  await search(name);
  return (await row(name).count()) > 0;
}

/** Invitations that await an answer, as the navigation counts them. */
const awaitingIs = (count: number) =>
  main()
    .getByRole('link', { name: count ? new RegExp(`^To do ${count}\\b`) : /^To do$/ })
    .waitFor();

async function ticketShown(key: string, status: string): Promise<void> {
  await main()
    .getByRole('link', { name: /^Tickets/ })
    .click();
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill(key);
  await page.getByRole('row').filter({ hasText: key }).getByText(status, { exact: true }).waitFor();
}

test('connects by a ticket; list, header and tickets show it at once', async () => {
  const name = 'Cinder Protein Database';
  await begin();
  await goTo(name);
  await open('Connect…');
  await stateShown(page, `Connect ${name}`);
  await button('Send request').press('Enter');
  await dialog().getByText('Accept the terms to connect.').first().waitFor();
  await stateShown(page, `Connect ${name}`, 'elsewhere');
  await field('comments').fill('For the course on folding.');
  await box('accept these terms').check();

  const free = await holdWrite(page);
  await button('Send request').click();
  await stateShown(page, 'Sending your request');
  free();
  await stateShown(page, 'Request sent');
  const key = /CXT-\d+/.exec(await dialog().innerText())?.[0] ?? '';
  expect((await openTickets(dashboard, name)).map((ticket) => ticket.key)).toContain(key);
  await done();
  await expectFocusAtHeading();
  await headerShows('Connection pending');
  await ticketShown(key, 'Open');
  expect(await isListedAsConnected(name)).toBe(false);

  await dashboard.desk('resolve', key);
  await goTo(name);
  await headerShows('Connected');
});

test('connects at once, with an address for the provider', async () => {
  const name = 'Contour Map Library';
  await begin();
  await goTo(name);
  await open('Connect…');
  await stateShown(page, `Connect ${name}`);
  expect(await field('Address').inputValue()).toBe('b.stub@veldmark-college.example');
  await field('Address').fill('nobody');
  await box('accept these terms').check();
  await button('Connect now').click();
  await dialog().getByText('This is not a valid e-mail address.').first().waitFor();
  await stateShown(page, `Connect ${name}`, 'elsewhere');
  await box('Do not share an address').check();
  await button('Connect now').click();
  await stateShown(page, `${name} is connected`);
  await done();
  await headerShows('Connected');
  expect(await openTickets(dashboard, name)).toEqual([]);
  expect(await isListedAsConnected(name)).toBe(true);
});

test('disconnects by a ticket; until the desk has ended it, the service stays connected', async () => {
  const name = 'Osprey Grants';
  await begin();
  await goTo(name);
  await open('Disconnect…');
  await stateShown(page, `Disconnect ${name}`);
  await button('Request disconnection').press('Enter');
  await dialog().getByText('Confirm that you want to end the connection.').first().waitFor();
  await stateShown(page, `Disconnect ${name}`, 'elsewhere');
  await box('I want to end the connection').check();
  await button('Request disconnection').click();
  await stateShown(page, 'Request sent');
  await done();
  await headerShows('Disconnection pending');
  expect(await isListedAsConnected(name)).toBe(true);

  const key = await openKey(dashboard, name);
  await main()
    .getByRole('link', { name: /^Tickets/ })
    .click();
  await page.getByRole('row').filter({ hasText: key }).waitFor();
  await dashboard.desk('resolve', key);
  // Changes elsewhere are loaded when people come back to the window.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await ticketShown(key, 'Resolved');
});

/** The number at the end counts the invitations that still await an answer. */
test.each([
  ['Satchel Reading Room', 'connect', 'Accept invitation', 'Invitation accepted', 'Connection pending', 1],
  ['Marginalia Reader', 'connect', 'Accept invitation', 'Marginalia Reader is connected', 'Connected', 0],
  [
    'Ochre Shared Editor',
    'disconnect',
    'Disconnect Ochre Shared Editor',
    'Invitation accepted',
    'Disconnection pending',
    0,
  ],
] as const)('accepts the invitation about %s to %s', async (name, verb, send, shown, status, left) => {
  const key = await invite(name, verb);
  if (left > 0) await invite('Paddle Thesis Archive', 'disconnect');
  await begin();
  await goTo(name);
  await awaitingIs(left + 1);
  await open(`${verb === 'connect' ? 'Accept' : 'Disconnect'}… Invitation to ${verb}`);
  await stateShown(
    page,
    verb === 'connect' ? `Accept the invitation to connect ${name}` : `Disconnect ${name}`,
  );
  await box(verb === 'connect' ? 'accept these terms' : 'I want to end the connection').check();
  await button(send).click();
  await stateShown(page, shown);
  await done();
  await headerShows(status);
  await awaitingIs(left);
  await ticketShown(key, status === 'Connected' ? 'Resolved' : 'In progress');
});

test.each([
  ['Prism Grants', 'connect', 'Not connected', 'Connect…'],
  ['Paddle Thesis Archive', 'disconnect', 'Connected', 'Disconnect…'],
] as const)('denies the invitation about %s to %s', async (name, verb, status, left) => {
  const key = await invite(name, verb);
  await begin();
  await goTo(name);
  await awaitingIs(1);
  await open(`Decline… Invitation to ${verb}`);
  await stateShown(page, `Decline the invitation to ${verb} ${name}`);
  await field('comments').fill('Not now.');
  await button('Decline invitation').click();
  await stateShown(page, 'Invitation declined');
  await done();
  await headerShows(status);
  await page.getByRole('link', { name: left }).waitFor();
  await awaitingIs(0);
  expect(await dashboard.desk('show', key)).toContain('Not now.');
});

test('connects at once a service of the same institution', async () => {
  const name = 'Gantry Lab Booking';
  await forget(visitor);
  await logIn(page, dashboard, 'Alex Sample');
  await begin();
  await goTo(name);
  await open('Connect…');
  await stateShown(page, `Connect ${name}`);
  await dialog().getByText('the service belongs to your institution').waitFor();
  await box('accept these terms').check();
  await button('Connect now').click();
  await stateShown(page, `${name} is connected`);
  await done();
  expect(await isListedAsConnected(name)).toBe(true);
});

/** The control that opened the dialog has disappeared; the keyboard continues at the heading of the page. */
async function expectFocusAtHeading(): Promise<void> {
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  expect(focused).toBe('H1');
}
