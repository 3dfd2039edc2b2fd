/** A review on the built product: started, given, decided by a colleague on a phone in another language, and closed. */
import { readFileSync } from 'node:fs';
import { closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { giveLogin } from '../../../support/product/giveLogin';
import { pressEnter, pressSpace, tabTo, typeInto } from '../../../support/browser/keyboard';
import { faultsInEveryLook } from '../../../support/browser/looks';
import { cutTexts, scrollsSideways } from '../../../support/browser/pageChecks';
import { settled } from '../../../support/browser/settled';
import { brokenWords } from '../../../support/browser/textChecks';

const PHONE = { width: 375, height: 800 };
let dashboard: Dashboard;
let admin: Visit;
let viewer: Visit;

beforeAll(async () => {
  dashboard = await startDashboard();
  [admin, viewer] = [await visit(), await visit({ viewport: PHONE })];
  await giveLogin(admin.page, dashboard, 'Alex Sample');
  await giveLogin(viewer.page, dashboard, 'Kim Placeholder');
});
afterAll(async () => {
  await Promise.all([admin.context.close(), viewer.context.close()]);
  await closeBrowser();
  await dashboard.stop();
});

/** The decisions on the connections, and the ways to their details. */
const answers = ({ page }: Visit) => page.getByRole('main').getByRole('group', { name: /^(?!Selected)/ });
const details = ({ page }: Visit) => page.getByRole('button', { name: /^Details/ });

test('an admin starts a review of ticked services, and assigns two to a colleague by keyboard (REQUIREMENTS 445, 446)', async () => {
  const { page } = admin;
  await page.goto(`${dashboard.url}/apps/connected`);
  for (const nth of [1, 2, 3])
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(nth)
      .check();
  await pressEnter(page, page.getByRole('link', { name: 'Review…' }));
  await page.getByRole('radio', { name: /selected services \(3\)/ }).waitFor();
  await pressEnter(page, page.getByRole('button', { name: 'Start review' }));
  await page.getByText('Alex Sample: 0 of 3').waitFor();
  for (const nth of [0, 1])
    await pressSpace(page, page.getByRole('checkbox', { name: /^Select (?!all)/ }).nth(nth));
  await pressEnter(page, page.getByRole('button', { name: 'Assign…' }));
  await page
    .getByRole('combobox', { name: 'Assign to' })
    .selectOption({ label: await optionOf('Kim Placeholder') });
  await pressEnter(page, page.getByRole('button', { name: 'Assign', exact: true }));
  await page.getByText('Kim Placeholder: 0 of 2').waitFor();
});

test('an open review is right in every look', async () => {
  await settled(admin.page);
  expect(await faultsInEveryLook(admin.page)).toEqual([]);
});

test('on a sheet of A4 an open review shows whole words', async () => {
  const { page } = admin;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Since the last review').first().waitFor();
  expect(await brokenWords(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.setViewportSize(size ?? PHONE);
});

async function optionOf(name: string): Promise<string> {
  const options = await admin.page
    .getByRole('combobox', { name: 'Assign to' })
    .getByRole('option')
    .allInnerTexts();
  return options.find((text) => text.startsWith(name)) ?? name;
}

test('the colleague decides by keyboard on a phone in Dutch, and typed text outlasts the end of a session (REQUIREMENTS 447, 456)', async () => {
  const { page } = viewer;
  const { pathname } = new URL(await address());
  await page.goto(`${dashboard.url}${pathname}?show=mine&from=mail&language=nl`);
  await page.getByText('Kim Placeholder: 0 van 2').waitFor();
  await settled(page);
  expect([await scrollsSideways(page), await cutTexts(page)]).toEqual([false, []]);
  expect(await answers(viewer).count()).toBe(2);
  await pressEnter(page, answers(viewer).first().getByRole('button', { name: 'Behouden' }));
  await answers(viewer).first().getByRole('button', { name: 'Behouden', pressed: true }).waitFor();
  await page.getByText('Kim Placeholder: 1 van 2').waitFor();

  await toRemark(page);
  await typeInto(page, page.getByRole('textbox', { name: 'Opmerking' }), 'Niemand gebruikt dit nog');
  await viewer.context.clearCookies({ name: /^sid-/ });
  await pressEnter(page, page.getByRole('button', { name: 'Opslaan', exact: true }));
  await page.getByRole('textbox', { name: 'Opmerking' }).waitFor({ state: 'detached' });
  await giveLogin(page, dashboard, 'Kim Placeholder');
  await page.goto(`${dashboard.url}${pathname}?show=mine&language=nl`);
  await toRemark(page);
  expect(await page.getByRole('textbox', { name: 'Opmerking' }).inputValue()).toBe(
    'Niemand gebruikt dit nog',
  );
  expect(await faultsInEveryLook(page)).toEqual([]);
  await tabTo(page, page.getByRole('radio', { name: /^Behouden/ }));
  await page.keyboard.press('ArrowRight');
  await pressEnter(page, page.getByRole('button', { name: 'Opslaan', exact: true }));
  await page.getByText(/aan de te versturen wijzigingen toegevoegd/).waitFor();
});

/** Opens the form for the second connection. */
async function toRemark(page: Visit['page']): Promise<void> {
  await pressEnter(page, details(viewer).nth(1));
  await pressEnter(page, page.getByRole('link', { name: 'Beslissen met een opmerking…' }));
}

async function address(): Promise<string> {
  const { page } = admin;
  const { reviews } = await page.evaluate(async () => {
    const response = await fetch('/dashboard/api/x/reviews');
    return ((await response.json()) as { payload: { reviews: { id: string }[] } }).payload;
  });
  return `${dashboard.url}/reviews/${reviews[0]?.id ?? ''}`;
}

test('the end waits with the changes, and the closed review has its report (REQUIREMENTS 447, 451, 452)', async () => {
  const { page } = admin;
  await page.goto(`${dashboard.url}/reviews?show=end`);
  await pressEnter(page, page.getByRole('link', { name: 'the changes', exact: true }));
  await page.getByRole('heading', { name: 'Changes', level: 1 }).waitFor();
  await page.getByText('Kim Placeholder').first().waitFor();
  await page.goto(`${dashboard.url}/reviews`);
  await pressEnter(page, page.getByRole('button', { name: 'Close review…' }));
  await page.getByText(/^1 connection has no decision/).waitFor();
  await pressEnter(page, page.getByRole('button', { name: 'Close review', exact: true }));
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Report (JSON)' }).click(),
  ]);
  const { withoutVerdict, rows } = JSON.parse(readFileSync(await report.path(), 'utf8')) as {
    withoutVerdict: number;
    rows: { verdict?: { kind: string; remark: string; by: string } }[];
  };
  expect(withoutVerdict).toBe(1);
  expect(rows.map(({ verdict }) => verdict?.kind ?? 'none').sort()).toEqual(['end', 'keep', 'none']);
  expect(rows.find(({ verdict }) => verdict?.kind === 'end')?.verdict).toMatchObject({
    remark: 'Niemand gebruikt dit nog',
    by: 'Kim Placeholder',
  });
  expect(await faultsInEveryLook(page)).toEqual([]);
});
