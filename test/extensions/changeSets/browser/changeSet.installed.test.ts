/** Many services are changed at once: gathered, looked at by two people, and sent as one ticket (REQUIREMENTS 399–409, 415). */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { dialogAt, logIn, serviceNamed } from '../../../support/browser/dialogs';
import { pressEnter } from '../../../support/browser/keyboard';

let dashboard: Dashboard;
const visitors: Visit[] = [];

beforeAll(async () => {
  dashboard = await startDashboard({ SEED_SERVICES: '300' });
});
afterEach(async () => {
  for (const { complaints, context } of visitors.splice(0)) {
    // The refusals are the subject of these tests.
    expect(complaints.filter((one) => !/status of 40[39]/.test(one))).toEqual([]);
    await context.close();
  }
});
afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

async function admin(width = 1366, level = 3): Promise<Page> {
  const visitor = await visit({ viewport: { width, height: 800 } });
  visitors.push(visitor);
  await logIn(visitor.page, dashboard, 'Robin Example', { level });
  return visitor.page;
}

/** The services with changes. */
const groups = (page: Page) => page.getByRole('main').getByRole('list').first().locator('> li');
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();

/** Counts what a person presses, each choice of a select included. */
function counting(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    press: async (role: 'button' | 'link', name: string | RegExp) => {
      presses += 1;
      await page.getByRole(role, { name }).first().click();
    },
    tickPage: async () => {
      presses += 1;
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    },
    choose: async (name: string, index: number) => {
      presses += 1;
      await page.getByRole('combobox', { name }).selectOption({ index });
    },
  };
}

test('50 services get level 2 and multi-factor in at most 12 presses and one ticket (REQUIREMENTS 407)', async () => {
  const page = await admin();
  await page.goto(`${dashboard.url}/apps/connected`);
  await heading(page, 'Services');
  const { press, tickPage, choose, count } = counting(page);
  await tickPage();
  await press('link', 'Next');
  await page.getByRole('checkbox', { name: 'Select all on this page', checked: false }).waitFor();
  await tickPage();
  await press('link', 'Change all…');
  await choose('Assurance level', 2);
  await choose('Multi-factor authentication', 1);
  await press('button', 'Add to my changes');
  await press('link', 'View my changes');
  await heading(page, 'Changes');
  // A service that has both values already is not among the changes.
  await groups(page).nth(44).waitFor();
  await press('link', /^Review and send/);
  await press('button', 'Send as one request');
  await heading(page, 'Changes sent');
  expect(count()).toBeLessThanOrEqual(12);
});

test('a change that a colleague removes is not sent unseen, and a session that ends loses nothing (REQUIREMENTS 403)', async () => {
  const [page, colleague] = [await admin(), await admin()];
  await page.goto(`${dashboard.url}/apps/connected?page=3`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('link', { name: 'Change all…' }).click();
  await page.getByRole('combobox', { name: 'Connection' }).selectOption('disconnect');
  await page.getByRole('button', { name: 'Add to my changes' }).click();
  await page.getByRole('link', { name: 'View my changes' }).click();
  await page.getByRole('link', { name: /^Review and send/ }).click();
  await page.getByRole('textbox', { name: 'Your comments' }).fill('As agreed');

  await colleague.goto(`${dashboard.url}/changes`);
  await colleague
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await colleague
    .getByRole('status')
    .filter({ hasText: 'The change is removed' })
    .waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Send as one request' }).click();
  await heading(page, 'The changes are no longer the same');
  await page.getByRole('button', { name: 'Review again' }).click();
  await page.context().clearCookies();
  await Promise.all([
    page.waitForResponse((response) => response.status() === 403),
    page.getByRole('button', { name: 'Send as one request' }).click(),
  ]);
  await logIn(page, dashboard, 'Robin Example', { level: 3, path: '/changes' });
  await page.getByRole('link', { name: /^Review and send/ }).click();
  await page.getByRole('button', { name: 'Send as one request' }).click();
  await heading(page, 'Changes sent');
});

test.each([
  ['en', 0, 'Review and send', 'Send as one request', 'Remove'],
  ['nl', 40, 'Nakijken en versturen', 'Als één aanvraag versturen', 'Verwijderen'],
  ['pt', 80, 'Rever e enviar', 'Enviar como um só pedido', 'Remover'],
])('on a phone, by keyboard, in %s (REQUIREMENTS 405)', async (language, from, review, send, remove) => {
  const page = await admin(375);
  const { context, url } = { context: page.request, url: dashboard.url };
  const response = await context.get(`${url}/dashboard/api/services`);
  const { payload } = (await response.json()) as {
    payload: { apps: { spEntityId: string; entityType: string; connected: boolean }[] };
  };
  const some = payload.apps
    .filter(({ connected, entityType }) => connected && entityType === 'saml20_sp')
    .slice(from, from + 40);
  const lines = some.map(({ spEntityId: service, entityType: serviceType }) => ({
    kind: 'consent',
    service,
    serviceType,
    type: 'NO_CONSENT',
  }));
  await page.goto(`${url}/changes`);
  const added = await page.evaluate(async (body) => {
    const me = await (await fetch('/dashboard/api/users/me')).json();
    const headers = {
      'content-type': 'application/json',
      'x-idp-entity-id': me.payload.currentIdp?.id ?? '',
    };
    const sent = await fetch('/dashboard/api/x/changes/set/lines', { method: 'POST', headers, body });
    return [sent.status, await sent.text()];
  }, JSON.stringify({ lines }));
  expect(added[0]).toBe(200);
  await page.goto(`${url}/changes?language=${language}`);
  await pressEnter(page, page.getByRole('button', { name: new RegExp(`^${remove}`) }).first());
  await page.getByRole('link', { name: new RegExp(review) }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  await pressEnter(page, page.getByRole('link', { name: new RegExp(review) }));
  await page.getByRole('button', { name: send }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await pressEnter(page, page.getByRole('button', { name: send }));
  await page
    .getByRole('dialog')
    .getByText(/CXT-\d+/)
    .first()
    .waitFor();
});

test('a connection is added by keyboard on a phone, beside sending it (REQUIREMENTS 415)', async () => {
  const page = await admin(375);
  const service = await serviceNamed(page, dashboard, 'Cinder Protein Database');
  const place = dialogAt(dashboard, service, 'connect');
  for (const [language, words] of [
    ['nl', 'Toevoegen aan mijn wijzigingen'],
    ['pt', 'Adicionar às minhas alterações'],
    ['en', 'Add to my changes'],
  ] as const) {
    await page.goto(`${place}&language=${language}`);
    await page.getByRole('button', { name: words }).waitFor();
    expect(await widthsBeyond(page)).toEqual([]);
  }
  expect(await accessibilityFaults(page)).toEqual([]);

  const add = page.getByRole('button', { name: 'Add to my changes' });
  const terms = page.getByRole('checkbox', { name: /I accept these terms/ });
  await pressEnter(page, add);
  await page.getByText('Accept the terms to connect.').first().waitFor();
  expect(await terms.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await pressEnter(page, add);
  await heading(page, 'Added to your changes');
  await page
    .getByRole('dialog')
    .getByText(/waiting to be sent/)
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await pressEnter(page, page.getByRole('link', { name: 'View my changes' }));
  await heading(page, 'Changes');
  await page.getByRole('main').getByText(service.name).first().waitFor();
});

/** Names what is wider than the dialog has room for. */
function widthsBeyond(page: Page): Promise<string[]> {
  return page
    .getByRole('dialog')
    .evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('button')]
        .filter((one) => one.getBoundingClientRect().right > window.innerWidth)
        .map((one) => one.textContent ?? ''),
    );
}
