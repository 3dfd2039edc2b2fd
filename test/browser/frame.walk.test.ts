/** The frame for each role, its menu on a phone, and the page where it cannot run. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, leave, visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { logIn } from '../support/browser/dialogs';
import { giveLogin } from '../support/product/giveLogin';
import { headerFaults, scrollsSideways } from '../support/browser/pageChecks';

const dashboard = sharedDashboard();

afterAll(async () => {
  await closeBrowser();
});

interface Walk {
  readonly who: string;
  /** A person of the login page; absent for a guest. */
  readonly person?: string;
  readonly actsAs?: 'VIEWER' | 'ADMIN';
  readonly menu: readonly string[];
  readonly forbidden: readonly string[];
}

/** The institution of the member does not let members see statistics. */
const walks: readonly Walk[] = [
  {
    who: 'guest',
    menu: ['Services'],
    forbidden: ['/my-idp', '/my-idp/edit', '/statistics', '/tickets', '/profile', '/users/search', '/desk'],
  },
  {
    who: 'member',
    person: 'Sam Specimen',
    menu: ['Services', 'My institution'],
    forbidden: [
      '/my-idp/edit',
      '/statistics',
      '/users/invite',
      '/tickets',
      '/tickets/resolved',
      '/users/search',
    ],
  },
  {
    who: 'viewer',
    person: 'Kim Placeholder',
    menu: ['Services', 'My institution', 'Statistics', 'Tickets', 'To do'],
    forbidden: ['/my-idp/edit', '/users/search', '/users/invite', '/users/resend_invite/CXT-1'],
  },
  {
    who: 'administrator',
    person: 'Alex Sample',
    menu: ['Services', 'My institution', 'Statistics', 'Tickets', 'To do'],
    forbidden: ['/users/search', '/users/invite', '/users/resend_invite/CXT-1', '/desk', '/desk/mails'],
  },
  {
    who: 'super user',
    person: 'Federation desk',
    menu: ['Services', 'My institution', 'Statistics', 'Tickets', 'Desk'],
    forbidden: ['/my-idp/edit'],
  },
  {
    who: 'super user as a viewer',
    person: 'Federation desk',
    actsAs: 'VIEWER',
    menu: ['Services', 'My institution', 'Statistics', 'Tickets', 'To do', 'Desk'],
    forbidden: ['/my-idp/edit'],
  },
  {
    who: 'super user as an administrator',
    person: 'Federation desk',
    actsAs: 'ADMIN',
    menu: ['Services', 'My institution', 'Statistics', 'Tickets', 'To do', 'Desk'],
    forbidden: [],
  },
];

async function arrive(page: Page, { person, actsAs }: Walk): Promise<void> {
  // A person acts for an institution in all windows of a login.
  if (person && actsAs) await logIn(page, dashboard, person, { path: '/404' });
  else if (person) await giveLogin(page, dashboard, person);
  if (actsAs) {
    await page.evaluate(async (role) => {
      const me = (await (await fetch('/dashboard/api/users/me')).json()) as {
        payload: { currentIdp: { id: string } };
      };
      const query = new URLSearchParams({ idpId: me.payload.currentIdp.id, role });
      await fetch(`/dashboard/api/users/me/switch-to-idp?${query}`, { method: 'POST' });
    }, `ROLE_DASHBOARD_${actsAs}`);
  }
  await page.goto(`${dashboard.url}/404`);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

describe.each(walks)('$who', (walk) => {
  test('the menu leads to pages with title and focus, without breadcrumbs; forbidden ones lead to /404 (REQUIREMENTS 17–21, 30, 31)', async () => {
    const { context, page, complaints } = await visit();
    await arrive(page, walk);
    const shown = await menuOf(page).getByRole('link').allTextContents();
    const items = shown.map((text) => text.replace(/\d.*$/, '').trim());
    expect(items).toEqual(walk.menu);
    for (const item of items) {
      await menuOf(page)
        .getByRole('link', { name: new RegExp(`^${item}`) })
        .click();
      await menuOf(page).locator('[aria-current=page]', { hasText: item }).waitFor();
      await page.locator('h1:focus').waitFor();
      const heading = (await page.locator('h1').textContent()) ?? '';
      expect(heading).not.toBe('');
      expect(await page.title()).toMatch(new RegExp(`(^|– )${heading} – IdP Dashboard$`));
      expect(await page.getByRole('navigation', { name: 'You are here' }).count()).toBe(0);
      expect([item, await accessibilityFaults(page)]).toEqual([item, []]);
    }
    for (const address of walk.forbidden) {
      await page.goto(dashboard.url + address);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      expect([address, new URL(page.url()).pathname]).toEqual([address, '/404']);
    }
    await page.goto(`${dashboard.url}/no/such/place`);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/no/such/place');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test.each([767, 375])(
  'at %i pixels the menu is behind a button, and closes after a choice (REQUIREMENTS 35)',
  async (width) => {
    const { context, page } = await visit({ viewport: { width, height: 740 } });
    await arrive(page, { who: 'administrator', person: 'Alex Sample', menu: [], forbidden: [] });
    const opener = page.getByRole('button', { name: /^Menu/ });
    const tickets = menuOf(page).getByRole('link', { name: /^Tickets/ });
    expect(await tickets.isVisible()).toBe(false);
    await opener.focus();
    await page.keyboard.press('Enter');
    await tickets.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await tickets.waitFor({ state: 'hidden' });
    await opener.click();
    await tickets.click();
    await page.getByRole('heading', { level: 1, name: 'Tickets' }).waitFor();
    await tickets.waitFor({ state: 'hidden' });
    await context.close();
  },
);

test.each(['en', 'nl', 'pt'])(
  'from 960 pixels the longest menu fits in a row, without a button: %s (REQUIREMENTS 35)',
  async (language) => {
    const { context, page } = await visit();
    await arrive(page, {
      who: 'super user',
      person: 'Federation desk',
      actsAs: 'ADMIN',
      menu: [],
      forbidden: [],
    });
    await page.goto(`${dashboard.url}/404?language=${language}`);
    await page.locator('header nav a').nth(5).waitFor({ state: 'attached' });
    for (const width of [960, 1000, 1040, 1100, 1180, 1280, 1366]) {
      await page.setViewportSize({ width, height: 740 });
      const faults = [...(await headerFaults(page)), await scrollsSideways(page)];
      expect([width, ...faults]).toEqual([width, false]);
    }
    expect(await page.locator('header button[popovertarget=navigation]').isVisible()).toBe(false);
    await context.close();
  },
);

test.each(['en', 'nl', 'pt'])(
  'at 320 pixels a guest’s way to log in is within the window: %s (REQUIREMENTS 29)',
  async (language) => {
    const { context, page } = await visit({ viewport: { width: 320, height: 740 } });
    await page.goto(`${dashboard.url}/404?language=${language}`);
    const login = page.locator('header a[href^="/login"]');
    await login.waitFor();
    const box = await login.boundingBox();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width - 8);
    expect(await scrollsSideways(page)).toBe(false);
    await leave({ context });
  },
);

test('a browser without popovers shows a message, and sends no requests (REQUIREMENTS 15)', async () => {
  const { context, page, complaints } = await visit();
  await page.route(/\.(js|css)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(':popover-open', ':unheard-of');
    await route.fulfill({ response, body });
  });
  await page.goto(`${dashboard.url}/apps/all`);
  const notice = page.getByRole('alert');
  await notice.getByText(/^\s*This browser is too old/).waitFor();
  expect(await notice.getByText('navegador é demasiado antigo').isVisible()).toBe(true);
  expect(await page.getByText('could not be loaded').isVisible()).toBe(false);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave({ context });
});

test('a mark beside a word leads to its entry in a new tab, where it is in sight (REQUIREMENTS 250)', async () => {
  const { context, page, complaints } = await visit();
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(`${dashboard.url}/tickets`);
  await page.getByRole('button', { name: 'What is “ticket”?' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^More in the glossary/ }).click();
  const glossary = await opened;
  await glossary.locator('h2:focus', { hasText: /^ticket$/ }).waitFor();
  const { y = -1 } = (await glossary.locator('[data-asked]').boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(900);
  expect(await glossary.title()).toBe('Glossary – IdP Dashboard');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a guest who closed the welcome does not see it again; the cookie lasts a year (REQUIREMENTS 39)', async () => {
  const { context, page } = await visit();
  await page.goto(`${dashboard.url}/apps/all`);
  await page.getByRole('button', { name: 'Do not show again' }).click();
  const cookie = (await context.cookies()).find(({ name }) => name === 'show_welcome_banner');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect([cookie?.value, Math.round(days), cookie?.secure]).toEqual(['true', 365, false]);
  await page.reload();
  await page.locator('tbody tr a').first().waitFor();
  expect(await page.getByText('browsing as a guest').count()).toBe(0);
  await context.close();
});
