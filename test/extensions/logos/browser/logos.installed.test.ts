/** Logos that the demonstration's own server draws, beside the initials of what has none (REQUIREMENTS 52). */
import { closeBrowser, visit } from '../../../support/browser/browser';
import { sharedDashboard } from '../../../support/product/dashboard';
import { giveLogin } from '../../../support/product/giveLogin';
import { settled } from '../../../support/browser/settled';

const dashboard = sharedDashboard();

afterAll(async () => {
  await closeBrowser();
});

test('they load without any setting, and a row with a logo is as high as a row with initials', async () => {
  const { page, context, complaints } = await visit();
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(`${dashboard.url}/apps/all`);
  await page.getByRole('table').waitFor();
  await settled(page);
  const rows = await page.locator('tbody tr').evaluateAll((all) =>
    Promise.all(
      all.map(async (row) => {
        row.scrollIntoView();
        const picture = row.querySelector('img');
        await picture?.decode();
        return { height: row.clientHeight, width: picture?.naturalWidth, address: picture?.src };
      }),
    ),
  );
  const drawn = rows.filter(({ width }) => width !== undefined);
  const others = rows.filter(({ width }) => width === undefined);
  expect(drawn.map(({ width }) => width)).toEqual(drawn.map(() => 64));
  expect(drawn.filter(({ address }) => !address?.startsWith(`${dashboard.url}/logos/`))).toEqual([]);
  expect(Math.min(drawn.length, others.length)).toBeGreaterThan(3);
  // Names of one line.
  const lowest = (some: typeof rows) => Math.min(...some.map(({ height }) => height));
  expect(lowest(drawn)).toBe(lowest(others));
  expect(complaints).toEqual([]);
  await context.close();
});
