/**
 * Metadata of a federation is imported while the server runs; a person logs in for one of its institutions
 * and connects.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeBrowser, visit } from '../support/browser/browser';
import { startDashboard, type Dashboard } from '../support/product/dashboard';
import { aggregate, namedInstitution, namedService } from '../support/server/metadata';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});

afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

test('an imported institution connects an imported service', async () => {
  const file = path.join(dashboard.dataDir, 'aggregate.xml');
  writeFileSync(
    file,
    aggregate(
      namedInstitution('https://idp.fjord.example/saml', 'Fjord College', 'fjord.example') +
        namedService('https://reef.example/saml', 'Reef Atlas'),
    ),
  );
  expect(dashboard.tool('import', file)).toMatch(/1 .*institution|institutions?\D+1/i);

  const { context, page, complaints } = await visit();
  await page.goto(`${dashboard.url}/login?redirect_url=%2Fapps%2Fall`);
  await page.getByLabel('Name or entity ID of the institution').fill('fjord');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel(/Administrator/).check();
  await page.getByRole('button', { name: /Fjord College/ }).click();
  await page.getByRole('button', { name: /Account: .*Fjord College/ }).waitFor();
  await page.getByRole('searchbox', { name: 'Search services' }).fill('reef');
  await page.getByRole('link', { name: 'Reef Atlas' }).click();
  await page.getByRole('link', { name: 'Connect…' }).click();
  await page.getByRole('checkbox', { name: /accept/i }).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  const filed = page
    .getByRole('dialog')
    .getByText(/CXT-\d+/)
    .first();
  await filed.waitFor();
  const key = /CXT-\d+/.exec((await filed.textContent()) ?? '')?.[0] ?? '';
  await dashboard.desk('resolve', key);
  await page.goto(`${dashboard.url}/apps/connected`);
  await page.getByRole('link', { name: 'Reef Atlas' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
