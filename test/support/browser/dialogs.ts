/** Helps tests to use the dialogs of a service page: how to open one, and what holds in every state. */
import type { Locator, Page } from 'playwright-core';
import { formatDialogAddress, type ServiceDialogAddress } from '../../../src/contracts/domain/dialogAddress';
import type { ServiceRef } from '../../../src/contracts/domain/services/serviceRef';
import type { DeskTicket } from '../../../server/modules/desk/deskRequest';
import { accessibilityFaults } from './browser';
import type { OperatedSite, Site } from '../product/dashboard';

/** Width of the widest dialog, in CSS pixels. */
const WIDEST = 777;
const PHONE = { width: 375, height: 667 };

export interface LogIn {
  /** Path to which the login returns. */
  readonly path?: string;
  /** Rank of the level of the login; absent for that of the login page's list. */
  readonly level?: number;
}

/** Chooses on the login page a person, and the level of the login. */
export async function choosePerson(page: Page, person: string, level?: number): Promise<void> {
  await page.getByRole('heading', { name: 'Choose who you are' }).waitFor();
  if (level) await page.getByRole('combobox').selectOption(String(level));
  await page.getByRole('button', { name: person }).click();
}

export async function logIn(page: Page, { url }: Site, person: string, options: LogIn = {}): Promise<void> {
  const { path = '/apps/all', level } = options;
  await page.goto(`${url}/login?redirect_url=${encodeURIComponent(path)}`);
  await choosePerson(page, person, level);
  await page.getByRole('button', { name: `Account: ${person}` }).waitFor({ state: 'attached' });
}

export interface SeededService extends ServiceRef {
  readonly name: string;
  /** Path of its page. */
  readonly path: string;
}

/** Returns a service of the demonstration, as the logged-in person sees it. */
export async function serviceNamed(page: Page, { url }: Site, name: string): Promise<SeededService> {
  const response = await page.request.get(`${url}/dashboard/api/services`);
  const { payload } = (await response.json()) as {
    payload: { apps: { id: number; name: string; entityType: SeededService['type'] }[] };
  };
  const found = payload.apps.find((service) => service.name === name);
  if (!found) throw new Error(`${name} is not in the list`);
  const { id, entityType: type } = found;
  return { id, type, name, path: `/apps/${id}/${type}/about` };
}

/** Returns the address of a service's page with a dialog open. */
export function dialogAt(
  { url }: Site,
  { id, type, path }: SeededService,
  dialog: ServiceDialogAddress['dialog'],
  invitation?: string,
): string {
  const address = formatDialogAddress({ dialog, service: { id, type }, ...(invitation && { invitation }) });
  return `${url}${path}?dialog=${address}`;
}

/** Returns the open tickets about the service of this name, the oldest first. */
export async function openTickets(dashboard: OperatedSite, service: string): Promise<DeskTicket[]> {
  const { tickets } = JSON.parse(await dashboard.desk('list', '--json')) as { tickets: DeskTicket[] };
  return tickets.filter((ticket) => ticket.service === service);
}

/** Returns the key of the only open ticket about a service. */
export async function openKey(dashboard: OperatedSite, service: string): Promise<string> {
  const [ticket, ...more] = await openTickets(dashboard, service);
  if (!ticket || more.length > 0)
    throw new Error(`${service}: ${more.length + (ticket ? 1 : 0)} open tickets`);
  return ticket.key;
}

/** Returns functions that find the parts of the open dialog by their names. */
export function dialogParts(page: () => Page) {
  const dialog = () => page().getByRole('dialog');
  return {
    dialog,
    button: (name: RegExp | string) => dialog().getByRole('button', { name }),
    field: (name: RegExp | string) => dialog().getByRole('textbox', { name }),
    box: (name: RegExp | string) => dialog().getByRole('checkbox', { name }),
  };
}

/** Opens the page of a service, and waits for its heading. */
export async function servicePage(page: Page, dashboard: Site, name: string): Promise<SeededService> {
  const service = await serviceNamed(page, dashboard, name);
  await page.goto(dashboard.url + service.path);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return service;
}

/** The texts of the dialogs in this test file, with the window in which they were checked. */
const checked = new Set<string>();

/**
 * Waits until the dialog shows this heading, and checks what holds in every state: the heading has the focus, axe finds
 * nothing wrong, and the dialog fits a desktop and a phone. A dialog that says what one has said before is not checked by
 * axe and measured a second time. Throws an error that lists the faults.
 */
export async function stateShown(
  page: Page,
  title: RegExp | string,
  focus: 'heading' | 'elsewhere' = 'heading',
): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const heading = dialog.getByRole('heading', { level: 2, name: title });
  await heading.waitFor();
  const faults = focus === 'elsewhere' || (await comesToFocus(heading)) ? [] : ['the focus is elsewhere'];
  const window = await page.evaluate(() => [innerWidth, innerHeight, getComputedStyle(document.body).color]);
  const text = [window, (await dialog.innerText()).replace(/CXT-\d+/g, '')].join();
  if (!checked.has(text))
    faults.push(...(await accessibilityFaults(page)), ...(await misfitsEverywhere(page)));
  if (faults.length > 0) throw new Error(`“${await heading.innerText()}”: ${faults.join('\n')}`);
  checked.add(text);
  return dialog;
}

/** Returns the misfits in the window as it is, and on a phone. */
async function misfitsEverywhere(page: Page): Promise<string[]> {
  const faults = await misfits(page);
  const desktop = page.viewportSize();
  if (!desktop || desktop.width <= PHONE.width) return faults;
  await page.setViewportSize(PHONE);
  faults.push(...(await misfits(page)).map((fault) => `on a phone: ${fault}`));
  await page.setViewportSize(desktop);
  return faults;
}

const comesToFocus = (heading: Locator) =>
  heading
    .and(heading.page().locator(':focus'))
    .waitFor()
    .then(
      () => true,
      () => false,
    );

/** Returns the parts of the dialog that cannot be reached or read at the present size of the window. */
function misfits(page: Page): Promise<string[]> {
  return page.locator('dialog').evaluate((dialog, widest) => {
    const faults: string[] = [];
    const { left, right, top, bottom, width } = dialog.getBoundingClientRect();
    if (width > widest) faults.push(`${width} pixels wide`);
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight)
      faults.push('out of sight');
    for (const part of [document.documentElement, dialog, ...dialog.querySelectorAll('div')]) {
      const scrolls = part === dialog || ['auto', 'scroll'].includes(getComputedStyle(part).overflowX);
      if (scrolls && part.scrollWidth > part.clientWidth) faults.push(`scrolls sideways: ${part.className}`);
    }
    for (const control of dialog.querySelectorAll('h2, h2 ~ button, [class*=foot] > *')) {
      const box = control.getBoundingClientRect();
      // In a small window the note of the buttons is at the end of the content, and scrolls with it.
      const below = box.bottom > bottom + 0.5 && !control.matches('[class*=note]');
      if (box.right > right + 0.5 || box.left < left - 0.5 || below)
        faults.push(`cut off: ${control.textContent}`);
    }
    return faults;
  }, WIDEST);
}
