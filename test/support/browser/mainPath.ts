import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, forget, visit, type Visit } from './browser';
import type { OperatedSite } from '../product/dashboard';
import { pressEnter, pressSpace, tabTo, typeInto } from './keyboard';
import { ownService } from '../product/pathsOwn';

const service = ownService.mainPath;

/** Defines tests of the main job from end to end, with the keyboard alone, against a running server. */
export function expectMainPath(site: () => OperatedSite): void {
  let visitor: Visit;
  let page: Page;
  let key = '';

  const button = (name: RegExp | string) => page.getByRole('button', { name });
  const link = (name: RegExp | string) => page.getByRole('link', { name });
  const heading = (name: RegExp | string) => page.getByRole('heading', { name });
  const dialog = () => page.getByRole('dialog');

  beforeAll(async () => {
    visitor = await visit();
    page = visitor.page;
  });

  afterAll(async () => {
    await visitor.context.close();
    await closeBrowser();
  });

  test('a guest logs in as an administrator whose login is weak', async () => {
    await forget(visitor);
    await page.goto(site().url);
    await heading('Services').waitFor();
    await pressEnter(page, link('Log in').first());
    await heading('Choose who you are').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await pressEnter(page, button(/Mika Mockup/));
    await heading('Services').waitFor();
    await button(/Account: Mika Mockup/).waitFor();
  });

  test('finds a service among all of them', async () => {
    await pressEnter(page, link(/^All services/));
    await typeInto(page, page.getByRole('searchbox', { name: 'Search services' }), service.toLowerCase());
    await pressEnter(page, link(service));
    await heading(service).waitFor();
    expect(await page.title()).toContain(service);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('steps up before the connection is requested', async () => {
    await pressEnter(page, link('Connect…'));
    await dialog().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await pressEnter(page, dialog().getByRole('button', { name: 'Go to the login page' }));
    await heading('Choose who you are').waitFor();
    await pressEnter(page, button(/Mika Mockup/));
    await dialog().getByRole('heading', { level: 2 }).first().waitFor();
    expect(new URL(page.url()).searchParams.get('afterStepup')).toBeNull();
  });

  test('asks to connect, accepting the terms, and gets a ticket with its key', async () => {
    const send = dialog().getByRole('button', { name: 'Send request' });
    await send.waitFor();
    await typeInto(
      page,
      dialog().getByRole('textbox', { name: /comments/i }),
      'For the field course in May.',
    );
    await pressSpace(page, dialog().getByRole('checkbox', { name: /accept/i }));
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const filed = dialog()
      .getByText(/CXT-\d+/)
      .first();
    await filed.waitFor();
    key = /CXT-\d+/.exec((await filed.textContent()) ?? '')?.[0] ?? '';
    expect(key).toMatch(/^CXT-\d+$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await page
      .getByText(/Connection pending/)
      .first()
      .waitFor();
  });

  test('sees the ticket in the list, and the marker of waiting answers', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: /^To do \d/ }).waitFor();
    await pressEnter(page, menu.getByRole('link', { name: /^Tickets/ }));
    await heading('Tickets').waitFor();
    const line = page.getByRole('row').filter({ hasText: key });
    await line.getByText('Open', { exact: true }).waitFor();
    expect(await page.getByRole('row').filter({ hasText: service }).count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('the desk resolves the ticket, and the service is connected', async () => {
    site().tool('desk', 'take', key);
    site().tool('desk', 'resolve', key);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search tickets' }).fill(key);
    await page.getByRole('row').filter({ hasText: key }).getByText('Resolved', { exact: true }).waitFor();
    await pressEnter(page, page.getByRole('button', { name: `Details of ${key}` }));
    await pressEnter(page, page.getByRole('link', { name: 'View the service' }));
    await heading(service).waitFor();
    await page.getByText('Connected', { exact: true }).first().waitFor();
  });

  test('no errors were logged on the way', () => {
    expect(visitor.complaints).toEqual([]);
  });
}
