/** The dialogs of a service page as people meet them: how to get to one, and what every state of it has to keep. */
import type { Locator, Page } from 'playwright-core';
import { formatDialogAddress, type ServiceDialogAddress } from '../../src/contracts/domain/dialogAddress';
import type { ServiceRef } from '../../src/contracts/domain/serviceRef';
import type { DeskTicket } from '../../server/modules/desk/deskRequest';
import { accessibilityFaults } from './browser';
import type { Dashboard, Site } from './dashboard';

/** Of the widest dialog, in CSS pixels. */
const WIDEST = 777;
const PHONE = { width: 375, height: 667 };

export interface LogIn {
  /** Where to come back to. */
  readonly path?: string;
  /** Rank of the level that the login gives; absent: as the login page lists it. */
  readonly level?: number;
}

/** On the login page: who one is, and which level the login gives. */
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
  /** Of its page. */
  readonly path: string;
}

/** A service of the demonstration, as the person sees it who is logged in. */
export async function serviceNamed(page: Page, { url }: Site, name: string): Promise<SeededService> {
  const answer = await page.request.get(`${url}/dashboard/api/services`);
  const { payload } = (await answer.json()) as {
    payload: { apps: { id: number; name: string; entityType: SeededService['type'] }[] };
  };
  const found = payload.apps.find((service) => service.name === name);
  if (!found) throw new Error(`${name} is not in the list`);
  const { id, entityType: type } = found;
  return { id, type, name, path: `/apps/${id}/${type}/about` };
}

/** Address of a service's page with a dialog open over it. */
export function dialogAt(
  { url }: Site,
  { id, type, path }: SeededService,
  dialog: ServiceDialogAddress['dialog'],
  invitation?: string,
): string {
  const address = formatDialogAddress({ dialog, service: { id, type }, ...(invitation && { invitation }) });
  return `${url}${path}?dialog=${address}`;
}

/** Tickets that are open at the desk about a service of this name, the oldest first. */
export async function openTickets(dashboard: Dashboard, service: string): Promise<DeskTicket[]> {
  const { tickets } = JSON.parse(await dashboard.desk('list', '--json')) as { tickets: DeskTicket[] };
  return tickets.filter((ticket) => ticket.service === service);
}

/** Key of the one ticket that is open about a service. */
export async function openKey(dashboard: Dashboard, service: string): Promise<string> {
  const [ticket, ...more] = await openTickets(dashboard, service);
  if (!ticket || more.length > 0)
    throw new Error(`${service}: ${more.length + (ticket ? 1 : 0)} open tickets`);
  return ticket.key;
}

/** Parts of the dialog that is open on the page, by their names. */
export function dialogParts(page: () => Page) {
  const dialog = () => page().getByRole('dialog');
  return {
    dialog,
    button: (name: RegExp | string) => dialog().getByRole('button', { name }),
    field: (name: RegExp | string) => dialog().getByRole('textbox', { name }),
    box: (name: RegExp | string) => dialog().getByRole('checkbox', { name }),
  };
}

/** Opens the page of a service and waits until its buttons are there. */
export async function servicePage(page: Page, dashboard: Site, name: string): Promise<SeededService> {
  const service = await serviceNamed(page, dashboard, name);
  await page.goto(dashboard.url + service.path);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return service;
}

/**
 * Waits until the dialog is in the state with this heading, and holds it to what every state keeps: the focus is in
 * the heading, axe finds nothing, and it fits a desktop and a phone. Throws what does not hold.
 */
export async function stateShown(
  page: Page,
  title: RegExp | string,
  focus: 'heading' | 'elsewhere' = 'heading',
): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const heading = dialog.getByRole('heading', { level: 2, name: title });
  await heading.waitFor();
  const faults = [
    ...(focus === 'elsewhere' || (await comesToFocus(heading)) ? [] : ['the focus is elsewhere']),
    ...(await accessibilityFaults(page)),
    ...(await misfits(page)),
  ];
  const desktop = page.viewportSize();
  if (desktop && desktop.width > PHONE.width) {
    await page.setViewportSize(PHONE);
    faults.push(...(await misfits(page)).map((fault) => `on a phone: ${fault}`));
    await page.setViewportSize(desktop);
  }
  if (faults.length > 0) throw new Error(`“${await heading.innerText()}”: ${faults.join('\n')}`);
  return dialog;
}

const comesToFocus = (heading: Locator) =>
  heading
    .and(heading.page().locator(':focus'))
    .waitFor()
    .then(
      () => true,
      () => false,
    );

/** Returns what of the dialog cannot be reached or read at the present size of the window. */
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
      // On small windows what is said beside the buttons is the end of what scrolls; they themselves stay in sight.
      const below = box.bottom > bottom + 0.5 && !control.matches('[class*=note]');
      if (box.right > right + 0.5 || box.left < left - 0.5 || below)
        faults.push(`cut off: ${control.textContent}`);
    }
    return faults;
  }, WIDEST);
}
