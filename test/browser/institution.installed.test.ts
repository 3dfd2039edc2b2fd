/** The page of the institution: its content for each role, in windows of every size, in both themes. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { giveLogin } from '../support/product/giveLogin';
import { settled } from '../support/browser/settled';

const dashboard = sharedDashboard();
let visitor: Visit;
let page: Page;

afterAll(async () => {
  await closeBrowser();
});
beforeEach(async () => {
  visitor = await visit();
  page = visitor.page;
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

async function open(person: string, language = 'en', at = '/my-idp'): Promise<void> {
  await giveLogin(page, dashboard, person);
  await page.goto(`${dashboard.url}${at}?language=${language}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await settled(page);
}

const region = (name: string) => page.getByRole('region', { name });

test('an administrator goes there by the navigation and reads all of it', async () => {
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(`${dashboard.url}/apps/all`);
  await page.getByRole('link', { name: 'My institution' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Harwick University' });
  await heading.waitFor();
  expect(await page.title()).toBe('Harwick University – IdP Dashboard');
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await region('Roles')
    .getByRole('row', { name: /Administrator Alex Sample, Mika Mockup, Robin Example/ })
    .waitFor();
  await region('Contacts')
    .getByRole('row', { name: /IdM team .*Technical\s*Support/ })
    .waitFor();
  expect(await page.getByRole('link', { name: /^Edit/ }).count()).toBeGreaterThanOrEqual(3);
  await page.getByRole('link', { name: /^Scorecard/ }).press('Enter');
  await page.getByText('Only version 1 is supported').waitFor();
});

test('REQUIREMENTS 198: a viewer sees roles', async () => {
  await open('Kim Placeholder');
  await region('Roles').getByText('Kim Placeholder').waitFor();
});

test('REQUIREMENTS 198, 203: a member sees no roles, and the contacts that are shown to members', async () => {
  await open('Sam Specimen');
  expect(await region('Roles').count()).toBe(0);
  await region('Contacts').getByRole('link', { name: 'security@harwick.example' }).waitFor();
});

test('a tip opens by the keyboard, is whole, and closes by Escape', async () => {
  await open('Alex Sample');
  const about = page.getByRole('button', { name: 'What is “Display name of the organisation”?' });
  await about.focus();
  const tip = page.getByText(/The name by which users know the organisation/);
  await tip.waitFor();
  expect(await tip.evaluate(clipped)).toBe(false);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
});

/** Tells whether a scrolling box around an element hides a part of it. */
function clipped(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom || left < box.left || right > box.right) return true;
  }
  return false;
}

test.each([
  ['Alex Sample', 'en', 'light'],
  ['Kim Placeholder', 'nl', 'dark'],
  ['Sam Specimen', 'pt', 'light'],
] as const)('%s at 320 px, in %s and %s', async (person, language, colorScheme) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme });
  await open(person, language);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [spacing];
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
});
