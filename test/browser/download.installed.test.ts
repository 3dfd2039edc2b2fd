/** The list as a file, read back as it was saved; beside our server and beside the double of the existing one. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { closeBrowser, visit, type Visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { federation } from '../support/otherServer/federation';
import { serveOther, type ServedOther } from '../support/otherServer/serveOther';
import { parseCsv } from '../support/parseCsv';

const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-download-'));
const dashboard = sharedDashboard();
let other: ServedOther;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  other = await serveOther(federation());
  visitor = await visit({ acceptDownloads: true });
  page = visitor.page;
});

afterAll(async () => {
  await visitor.context.close();
  await other.stop();
  rmSync(folder, { recursive: true, force: true });
  await closeBrowser();
});

async function downloaded() {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).press('Enter');
  const download = await coming;
  const file = path.join(folder, 'services.csv');
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [labels = [], ...rows] = parseCsv(text.slice(1));
  return { name: download.suggestedFilename(), labels, rows };
}

const total = async () => {
  const caption = await page
    .getByRole('status')
    .filter({ hasText: /service/ })
    .first()
    .textContent();
  return Number(/[\d,]+/.exec(caption ?? '')?.[0].replaceAll(',', ''));
};
const shown = () => page.locator('tbody tr th a, tbody tr td a').allTextContents();

test('from our server: every service in the filtered list, in order, 15 cells each (REQUIREMENTS 82, 83)', async () => {
  await page.goto(`${dashboard.url}/apps/all?language=en&search=data`);
  await page.locator('tbody tr a').first().waitFor();
  const { name, labels, rows } = await downloaded();
  expect(name).toBe('services.csv');
  expect(labels).toHaveLength(15);
  expect(rows.length).toBe(await total());
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.every((row) => row.length === 15)).toBe(true);
  const names = rows.map((row) => row[labels.indexOf('name')]);
  const first = (await shown()).slice(0, 5).map((one) => one.trim());
  expect(names.slice(0, first.length)).toEqual(first);
  await page.getByText(`${rows.length} services saved in services.csv.`).first().waitFor();
});

test('if the list is empty the button is off, and says why (REQUIREMENTS 84)', async () => {
  await page.getByRole('searchbox', { name: 'Search services' }).fill('qqqqqq');
  const button = page.getByRole('button', { name: 'Download as CSV', disabled: true });
  await button.waitFor();
  const reason = await button.getAttribute('aria-describedby');
  await page.locator(`[id="${reason}"]`, { hasText: 'There is nothing to download' }).waitFor();
});

test('from the server that leaves out a cell: 14 cells, the empty one under support-mail (REQUIREMENTS 83)', async () => {
  await page.goto(`${other.url}/apps/all?language=en`);
  await page.locator('tbody tr a').first().waitFor();
  const { labels, rows } = await downloaded();
  expect(labels).toHaveLength(14);
  expect(rows.length).toBe(await total());
  for (const row of rows) {
    expect(row).toHaveLength(14);
    expect(row[labels.indexOf('support-mail')]).toBe('');
    expect(row[labels.indexOf('connected')]).toMatch(/^(true|false)$/);
  }
});

test('no errors were logged', () => {
  expect(visitor.complaints).toEqual([]);
});
