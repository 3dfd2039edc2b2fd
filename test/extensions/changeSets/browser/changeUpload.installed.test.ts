/** Changes of many services from a file, by keyboard, at 375 px, in each language (REQUIREMENTS 430–432). */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { chooseSheet, connectedIds } from '../../whole/typed/changeSheets';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { logIn } from '../../../support/browser/dialogs';
import { pressEnter } from '../../../support/browser/keyboard';

let dashboard: Dashboard;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  dashboard = await startDashboard();
  visitor = await visit({ viewport: { width: 375, height: 800 } });
  page = visitor.page;
  await logIn(page, dashboard, 'Robin Example', { level: 3 });
});
afterAll(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
  await dashboard.stop();
  await closeBrowser();
});

const dialog = () => page.getByRole('dialog');

async function expectFits(): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
}

test('a wrong file says why, the template is filled in, and a refused line is named by its number (REQUIREMENTS 430, 432)', async () => {
  await page.goto(`${dashboard.url}/changes`);
  await pressEnter(page, page.getByRole('link', { name: 'Upload a file…' }));
  await dialog().getByRole('heading', { name: 'Upload changes' }).waitFor();
  const saved = page.waitForEvent('download');
  await pressEnter(page, page.getByRole('button', { name: 'Download the template' }));
  const template = readFileSync(await (await saved).path(), 'utf8');

  await chooseSheet(page, 'time,user\r\n1,2', 'logins.csv');
  await dialog().getByText('The first line of “logins.csv”').waitFor();
  await expectFits();

  const [first, second, ...others] = await connectedIds(page, 4);
  const filled = template
    .split('\r\n')
    .filter((line) => /entity id|disconnect|"consent"/.test(line))
    .join('\r\n')
    .replaceAll('https://service.example/metadata', first ?? '');
  const more = [
    `${second},connect,`,
    'https://nobody.example,connect,',
    ...others.map((id) => `${id},disconnect,`),
  ];
  await chooseSheet(page, [filled, ...more].join('\r\n'));
  await dialog().getByText('Left out: 3 lines').waitFor();
  expect(await dialog().getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Line 4: .*Line 3 has another value/),
    expect.stringMatching(/^Line 5: .*Line 3 has another value/),
    'Line 7: https://nobody.example: No service with this entity ID is offered to your institution.',
  ]);
  await expectFits();
  await pressEnter(page, page.getByRole('button', { name: 'Add the changes' }));
  await dialog().getByText('Not added:').waitFor();
  const refused = await dialog().getByRole('listitem').allInnerTexts();
  expect(refused).toContainEqual(expect.stringMatching(/^Line 6: .*Already set\.$/));
  expect(refused.length).toBeLessThan(5);
  await pressEnter(page, page.getByRole('link', { name: 'View my changes' }));
  await page
    .getByRole('main')
    .getByRole('listitem')
    .nth(5 - refused.length)
    .waitFor();
});

test.each([
  ['nl', 'Ander bestand kiezen…', 'Bestand kiezen…', 'Wijziging toevoegen'],
  ['pt', 'Escolher outro ficheiro…', 'Escolher um ficheiro…', 'Adicionar a alteração'],
])(
  'in %s, in the notation of spreadsheets there (REQUIREMENTS 430)',
  async (language, another, choose, add) => {
    await page.goto(`${dashboard.url}/changes?dialog=upload&language=${language}`);
    const [, , third] = await connectedIds(page, 3);
    const sheet = `\uFEFFentity id;change;value\r\n${third};disconnect;\r\n;;\r\n`;
    const chooser = page.waitForEvent('filechooser');
    await pressEnter(page, dialog().getByRole('button', { name: choose }));
    await (await chooser).setFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
    await dialog().getByRole('button', { name: add }).waitFor();
    await dialog().getByRole('button', { name: another }).waitFor();
    await expectFits();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  },
);
