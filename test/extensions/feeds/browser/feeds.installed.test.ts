/** The page of feeds on the built product, by keyboard alone, on a phone, and in the dark. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { giveLogin } from '../../../support/product/giveLogin';
import { pressEnter } from '../../../support/browser/keyboard';
import { faultsInEveryLook } from '../../../support/browser/looks';
import { aggregate, namedInstitution, namedService } from '../../../support/server/metadata';

let dashboard: Dashboard;
let visitor: Visit;
let folder: string;

function imports(...entities: readonly string[]): void {
  const file = path.join(folder, 'federation.xml');
  writeFileSync(file, aggregate(entities.join('')));
  dashboard.tool('import', file, '--yes');
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'feeds-'));
  dashboard = await startDashboard();
  imports(namedService('https://wiki.example', 'Wiki'), namedService('https://gone.example', 'Gone away'));
  imports(
    namedService('https://wiki.example', 'Wiki of all'),
    namedInstitution('https://uni.example/idp', 'Uni of the north', 'uni.example'),
  );
  visitor = await visit();
  await giveLogin(visitor.page, dashboard, 'Federation desk');
});
afterAll(async () => {
  await visitor.context.close();
  await closeBrowser();
  await dashboard.stop();
  rmSync(folder, { recursive: true });
});

test('new, changed and removed entities are opened by keyboard alone, each by name', async () => {
  const { page } = visitor;
  await page.goto(`${dashboard.url}/feeds`);
  for (const [args, name] of [
    ['1 removed', 'Gone away'],
    ['1 added', 'Uni of the north'],
    ['1 changed', 'Wiki of all'],
  ] as const) {
    await pressEnter(page, page.locator('summary', { hasText: args }));
    await page.getByText(name).waitFor();
  }
  expect(visitor.complaints).toEqual([]);
});

test('it is right in every look', async () => {
  expect(await faultsInEveryLook(visitor.page)).toEqual([]);
});
