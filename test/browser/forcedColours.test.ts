/** In forced colours one sees where one is: whatever is current has an edge that nothing beside it has (REQUIREMENTS 258). */
import { closeBrowser, leave, visit, type Visit } from '../support/browser';
import { sharedDashboard } from '../support/dashboard';
import { currentThings } from '../support/forcedColours';
import { addressOf, pages } from '../support/pages';
import { settled } from '../support/settled';

const dashboard = sharedDashboard();
let visitor: Visit;

beforeAll(async () => {
  visitor = await visit({ forcedColors: 'active' });
});
afterAll(async () => {
  await leave(visitor);
  await closeBrowser();
});

const seen = new Set<string>();

async function showsWhereOneIs(address: string): Promise<void> {
  const { page } = visitor;
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(address);
  await settled(page);
  expect(await page.getByRole('heading', { name: 'This page has failed' }).count()).toBe(0);
  const wide = await currentThings(page);
  await page.setViewportSize({ width: 375, height: 812 });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  const narrow = await currentThings(page);
  for (const sheet of [...wide.seen, ...narrow.seen]) seen.add(sheet);
  expect([...wide.lost, ...narrow.lost]).toEqual([]);
}

test.each([...pages, { path: '/apps/all?page=2', person: 'Alex Sample' }])(
  '$path ($person)',
  async (place) => {
    await visitor.context.clearCookies();
    await showsWhereOneIs(await addressOf(visitor.page, dashboard, place));
  },
);

test.each(['machine=connect&at=connect.editing', 'mode=coverage&machine=connect&lens=visit'])(
  'the visualiser, %s',
  async (search) => {
    await showsWhereOneIs(`${dashboard.url}/qa?${search}`);
  },
);

test('each kind of thing that can be current was met', () => {
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['Navigation', 'Tabs', 'SideMenu', 'Segmented', 'TicketFilters', 'Pagination', 'PeriodFields'],
      ...['Outline'],
    ]),
  );
});

test('in a plot, a line on columns has another colour than they, and an edge of the paper', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(
    await addressOf(page, dashboard, { path: '/statistics?scale=month', person: 'Alex Sample' }),
  );
  await page.locator('.highcharts-column-series .highcharts-point').first().waitFor();
  // The navigator below the plot has no columns.
  const plotted = '.highcharts-line-series:not(.highcharts-navigator-series)';
  const { paper, column, lines } = await page.evaluate((line) => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => getComputedStyle(one));
    return {
      paper: getComputedStyle(document.body).backgroundColor,
      column: all('.highcharts-column-series .highcharts-point')[0]?.fill,
      lines: all(`${line} .highcharts-graph`).map(({ stroke }) => stroke),
    };
  }, plotted);
  expect(lines).toContain(paper);
  expect(lines).not.toContain(column);
});
