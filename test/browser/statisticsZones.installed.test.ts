/** Days and weeks are those of the federation, in every browser zone and language. */
import { closeBrowser, visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { giveLogin } from '../support/product/giveLogin';

const dashboard = sharedDashboard();

afterAll(async () => {
  await closeBrowser();
});

/** Units around special points of the calendar: the query, the answer, and the names of the rows. */
interface Turn {
  readonly query: string;
  readonly requested: readonly [string, string];
  readonly answered: readonly string[];
  readonly rows: Readonly<Record<'en' | 'nl' | 'pt', readonly (string | RegExp)[]>>;
}
/** The hour that comes twice has two names. */
const hours = [/ 03:00$/, / 02:00 CET$/, / 02:00 CEST$/];
const turns: readonly Turn[] = [
  {
    query: '?from=2026-03-28&to=2026-03-30',
    requested: ['2026-03-27T23:00Z', '2026-03-30T22:00Z'],
    answered: ['2026-03-27T23:00Z', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
    rows: {
      en: ['30 March 2026', '29 March 2026', '28 March 2026'],
      nl: ['30 maart 2026', '29 maart 2026', '28 maart 2026'],
      pt: ['30 de março de 2026', '29 de março de 2026', '28 de março de 2026'],
    },
  },
  {
    query: '?scale=hour&from=2026-10-25&to=2026-10-25',
    requested: ['2026-10-24T22:00Z', '2026-10-25T23:00Z'],
    answered: [
      '2026-10-24T23:00Z',
      '2026-10-25T00:00Z',
      '2026-10-25T01:00Z',
      '2026-10-25T02:00Z',
      '2026-10-25T03:00Z',
    ],
    rows: { en: hours, nl: hours, pt: hours },
  },
  {
    query: '?scale=week&from=2025-12-28&to=2025-12-31',
    // Whole weeks are requested.
    requested: ['2025-12-21T23:00Z', '2026-01-04T23:00Z'],
    answered: ['2025-12-21T23:00Z', '2025-12-28T23:00Z'],
    rows: {
      en: ['Week 1, 2026', 'Week 52, 2025'],
      nl: ['Week 1, 2026', 'Week 52, 2025'],
      pt: ['Semana 1, 2026', 'Semana 52, 2025'],
    },
  },
  {
    query: '?from=2024-02-29&to=2024-03-01',
    requested: ['2024-02-28T23:00Z', '2024-03-01T23:00Z'],
    answered: ['2024-02-28T23:00Z', '2024-02-29T23:00Z'],
    rows: {
      en: ['1 March 2024', '29 February 2024'],
      nl: ['1 maart 2024', '29 februari 2024'],
      pt: ['1 de março de 2024', '29 de fevereiro de 2024'],
    },
  },
];

test.each([
  ['America/Sao_Paulo', 'pt'],
  ['UTC', 'en'],
  ['Pacific/Auckland', 'nl'],
] as const)(
  'days are the federation’s for a browser in %s that reads %s: clocks that change, New Year, a leap day (REQUIREMENTS 219, 225)',
  async (timezoneId, language) => {
    const { page, context, complaints } = await visit({ timezoneId });
    await giveLogin(page, dashboard, 'Alex Sample');
    // Independent of the day on which this runs.
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
    for (const { query, requested, answered, rows } of turns) {
      const seen: (string | null)[] = [];
      await page.route('**/stats/loginTimeFrame?*', async (route) => {
        const { searchParams } = new URL(route.request().url());
        seen.push(searchParams.get('from'), searchParams.get('to'));
        await route.fulfill({
          json: answered.map((time) => ({ time: Date.parse(time), count_user_id: 7 })),
        });
      });
      await page.goto(`${dashboard.url}/statistics${query}&language=${language}`);
      await page.locator('svg.highcharts-root').first().waitFor();
      expect([query, seen.slice(0, 2).map(Number)]).toEqual([
        query,
        requested.map((time) => Date.parse(time) / 1000),
      ]);
      const names = await page.getByRole('rowheader').allTextContents();
      expect(names).toEqual(
        rows[language].map((name) => (typeof name === 'string' ? name : expect.stringMatching(name))),
      );
      await page.unroute('**/stats/loginTimeFrame?*');
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);
