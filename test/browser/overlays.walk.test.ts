/**
 * REQUIREMENTS 42, 45, and the same for everything else that opens over a page: Escape and a press beside it
 * close it, a press on its own words does not, and the focus is never lost.
 */
import type { Locator, Page } from 'playwright-core';
import { closeBrowser, visit, type Visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { serviceNamed } from '../support/browser/dialogs';
import { giveLogin } from '../support/product/giveLogin';
import { settled } from '../support/browser/settled';

interface Overlay {
  readonly what: string;
  readonly address: (page: Page) => string | Promise<string>;
  readonly width?: number;
  /** The element that opens it by the keyboard, and then gets the focus back. */
  readonly opener: (page: Page) => Locator;
  readonly byKey: (opener: Locator) => Promise<void>;
  readonly byPointer: (opener: Locator) => Promise<void>;
  /** The element that is present while it is open. */
  readonly panel: (page: Page) => Locator;
  /** A part of it that is only text, and does nothing. */
  readonly words: (page: Page) => Locator;
}

const dashboard = sharedDashboard();
const PERSON = 'Alex Sample';
const service = 'Delta Water Model';
const WIDE = 1366;

const enter = (opener: Locator) => opener.press('Enter');
const click = (opener: Locator) => opener.click();
const type = (opener: Locator) => opener.fill('qqqq');
const list = () => '/apps/all';
const statistics = () => '/statistics';
const tip = 'What do the labels in the list mean?';
const field = (page: Page) => page.getByRole('combobox', { name: 'Service' });
const end = (page: Page) => page.getByRole('dialog', { name: 'Up to and including' });
const nothing = (page: Page) => page.getByText('No results');

async function servicePage(page: Page): Promise<string> {
  return (await serviceNamed(page, dashboard, service)).path;
}

const overlays: readonly Overlay[] = [
  {
    what: 'a menu',
    address: list,
    opener: (page) => page.getByRole('button', { name: `Account: ${PERSON}` }),
    byKey: enter,
    byPointer: click,
    panel: (page) => page.getByRole('button', { name: 'Log out' }),
    words: (page) => page.getByText(/^Logged in with assurance level/),
  },
  {
    what: 'the filters of a narrow window',
    address: list,
    width: 700,
    opener: (page) => page.getByRole('button', { name: /^Filters/ }),
    byKey: enter,
    byPointer: click,
    panel: (page) => page.getByRole('region', { name: 'Filters' }),
    words: (page) => page.getByRole('heading', { level: 2, name: 'Filters' }),
  },
  {
    what: 'words of explanation',
    address: list,
    opener: (page) => page.getByRole('button', { name: tip }),
    byKey: (opener) => opener.focus(),
    byPointer: click,
    panel: (page) => page.getByText('Your institution offers the service.'),
    words: (page) => page.getByText('Your institution offers the service.'),
  },
  {
    what: 'a list of choices in which nothing is found',
    address: statistics,
    opener: field,
    byKey: type,
    byPointer: type,
    panel: nothing,
    words: nothing,
  },
  {
    what: 'a calendar',
    address: statistics,
    opener: (page) => page.getByRole('button', { name: /^Up to and including/ }),
    byKey: enter,
    byPointer: click,
    panel: end,
    words: (page) => end(page).getByRole('columnheader').last(),
  },
  {
    what: 'a dialog',
    address: servicePage,
    opener: (page) => page.getByRole('link', { name: 'Connect…' }),
    byKey: enter,
    byPointer: click,
    panel: (page) => page.getByRole('dialog'),
    words: (page) => page.getByRole('dialog').getByText('Ready to connect?'),
  },
];

let visitor: Visit;
let page: Page;

async function arrive({ address, width = WIDE }: Pick<Overlay, 'address' | 'width'>): Promise<void> {
  visitor = await visit({ viewport: { width, height: 900 } });
  page = visitor.page;
  await giveLogin(page, dashboard, PERSON);
  await page.goto(dashboard.url + (await address(page)));
  await settled(page);
}

afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});
afterAll(closeBrowser);

const isOpen = (overlay: Overlay) => overlay.panel(page).first().waitFor();
const isClosed = (overlay: Overlay) => overlay.panel(page).first().waitFor({ state: 'hidden' });
/** In the empty margin of the page; a sheet has the margin at its own side. */
const beside = ({ width = WIDE }: Overlay) => [width === WIDE ? 5 : width - 5, 880] as const;
const hasFocus = (locator: Locator) => locator.and(page.locator(':focus')).waitFor();

test.each(overlays)('$what', async (overlay) => {
  await arrive(overlay);
  const opener = overlay.opener(page);
  // Opened by the keyboard, it goes at Escape, which gives back the focus.
  await opener.focus();
  await overlay.byKey(opener);
  await isOpen(overlay);
  await page.keyboard.press('Escape');
  await isClosed(overlay);
  await hasFocus(opener);
  // It stays when its words are pressed, and Escape does the same as before.
  await overlay.byPointer(opener);
  await isOpen(overlay);
  await overlay.words(page).first().click();
  await isOpen(overlay);
  await page.keyboard.press('Escape');
  await isClosed(overlay);
  await hasFocus(opener);
  // A press beside it only closes it; a dialog that is still busy would ignore the press.
  await overlay.byPointer(opener);
  await overlay.words(page).first().waitFor();
  const { pathname } = new URL(page.url());
  await page.mouse.click(...beside(overlay));
  await isClosed(overlay);
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('an option that is pressed, and released elsewhere, is not chosen; the list stays and the field has the focus', async () => {
  await arrive({ address: statistics });
  await field(page).click();
  const option = page.getByRole('option').nth(2);
  await option.hover();
  await page.mouse.down();
  await option.waitFor();
  await hasFocus(field(page));
  await page.mouse.move(5, 880);
  await page.mouse.up();
  expect(new URL(page.url()).search).toBe('');
  await hasFocus(field(page));
});
