/**
 * Every dialog, opened once and checked in windows of several sizes: its question is in sight, since heading
 * and buttons leave room for it (REQUIREMENTS 139), and every control is at least 24 pixels high and wide, or
 * far enough from others (REQUIREMENTS 257; WCAG 2.2, 2.5.8).
 */
import { closeBrowser, forget, visit, type Visit } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { dialogAt, dialogParts, serviceNamed } from '../../../support/browser/dialogs';
import { giveLogin } from '../../../support/product/giveLogin';
import { smallTargets } from '../../../support/browser/pageChecks';
import { arriveAt } from '../../../support/browser/typedPlace';
import { typedPlaces } from '../typed/typedPlaces';

const laptop = { width: 1366, height: 768 };
const sizes = [
  { width: 1366, height: 900 },
  { width: 683, height: 450 },
  { width: 375, height: 812 },
  { width: 320, height: 640 },
];

let dashboard: Dashboard;
/** One window for all tests, because the first load of a window costs as much as all that a test looks at. */
let visitor: Visit;
let complaintCount: number;

const { dialog } = dialogParts(() => visitor.page);

beforeAll(async () => {
  dashboard = await startDashboard();
  visitor = await visit();
});
beforeEach(async () => {
  await forget(visitor);
  await visitor.page.setViewportSize(laptop);
  complaintCount = visitor.complaints.length;
});
afterEach(() => expect(visitor.complaints.slice(complaintCount)).toEqual([]));
afterAll(async () => {
  await closeBrowser();
  await dashboard.stop();
});

/** Returns how high the parts of the dialog are that stay when it scrolls, and whether it is too wide. */
function fixedParts() {
  return dialog().evaluate((element) => {
    const heading = element.querySelector('h2')?.closest('div')?.parentElement;
    const buttons = [...element.querySelectorAll('button')].at(-1)?.parentElement;
    const heights = [heading, buttons].map((part) => part?.getBoundingClientRect().height ?? Number.NaN);
    return {
      height: heights.reduce((sum, height) => sum + height, 0),
      sideways: element.scrollWidth > element.clientWidth,
    };
  });
}

async function expectRoom(): Promise<void> {
  const { page } = visitor;
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    const { height, sideways } = await fixedParts();
    const hasRoom = height <= size.height / 3;
    expect([size, hasRoom, sideways, await smallTargets(page)]).toEqual([size, true, false, []]);
  }
}

test.each(Object.entries(typedPlaces).filter(([name]) => name.startsWith('dialog ')))(
  '%s leaves two thirds of each window to the text and the fields, and its targets are large',
  async (_name, place) => {
    const { page } = visitor;
    await giveLogin(page, dashboard, place.person);
    await arriveAt(page, dashboard, place);
    await place.type(page);
    await dialog().getByRole('heading', { level: 2 }).waitFor();
    await expectRoom();
  },
);

/** At 1366 × 768, five points to check and the form of a connection are in sight as a whole. */
async function expectForm(): Promise<void> {
  // The fifth is the line of everything that is in order. That of policies comes once they have loaded.
  const points = dialog().locator('li:is([data-kind=gap], [data-kind=look])');
  await points.nth(3).waitFor();
  expect(await points.count()).toBe(4);
  const [form, buttons] = await Promise.all([
    dialog().locator('form').boundingBox(),
    dialog().getByRole('button').last().boundingBox(),
  ]);
  expect((form?.y ?? Number.NaN) + (form?.height ?? Number.NaN)).toBeLessThanOrEqual(buttons?.y ?? 0);
}

test.each([
  ...(['en', 'nl', 'pt'] as const).map((language) => ['connect', language] as const),
  ...(['nl', 'pt'] as const).flatMap((language) =>
    (['disconnect', 'deny'] as const).map((name) => [name, language] as const),
  ),
])('so does %s in %s, and five points and the form of a connection are in sight', async (name, language) => {
  const { page } = visitor;
  await giveLogin(page, dashboard, 'Alex Sample');
  const service = await serviceNamed(page, dashboard, 'Contour Map Library');
  await page.goto(`${dialogAt(dashboard, service, name)}&language=${language}`);
  await dialog().getByRole('heading', { level: 2 }).waitFor();
  await dialog().locator('[aria-busy=true]').waitFor({ state: 'detached' });
  if (name === 'connect') await expectForm();
  await expectRoom();
});
