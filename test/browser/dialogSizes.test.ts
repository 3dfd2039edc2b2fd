/** REQUIREMENTS 139: what a dialog asks is in sight, and its heading and buttons leave the window to it. */
import type { Page } from 'playwright-core';
import { closeBrowser, visit, type Visit } from '../support/browser';
import { startDashboard, type Dashboard } from '../support/dashboard';
import { dialogAt, dialogParts, serviceNamed } from '../support/dialogs';
import { giveLogin } from '../support/giveLogin';
import { arriveAt } from '../support/typedPlace';
import { typedPlaces } from '../support/typedPlaces';

const sizes = [
  { width: 683, height: 450 },
  { width: 320, height: 640 },
];

let dashboard: Dashboard;
let visitor: Visit;
let page: Page;

const { dialog } = dialogParts(() => page);

beforeAll(async () => {
  dashboard = await startDashboard();
});

beforeEach(async () => {
  visitor = await visit({ viewport: { width: 1366, height: 768 } });
  page = visitor.page;
});

afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

async function comeTo(address: string): Promise<void> {
  await page.goto(address);
  await dialog().getByRole('heading', { level: 2 }).waitFor();
  await dialog().locator('[aria-busy=true]').waitFor({ state: 'detached' });
}

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
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { height, sideways } = await fixedParts();
    expect([size, height <= size.height / 3, sideways]).toEqual([size, true, false]);
  }
}

const listed = Object.entries(typedPlaces).filter(([name]) => name.startsWith('dialog '));

test.each(listed)(
  '%s leaves two thirds of a small window to what is read and filled in',
  async (_name, place) => {
    await giveLogin(page, dashboard, place.person);
    await arriveAt(page, dashboard, place);
    await place.type(page);
    await dialog().getByRole('heading', { level: 2 }).waitFor();
    await expectRoom();
  },
);

const spoken = (['connect', 'disconnect', 'deny'] as const).flatMap((name) =>
  (['nl', 'pt'] as const).map((language) => ({ name, language })),
);

test.each(spoken)('so does $name in $language', async ({ name, language }) => {
  await giveLogin(page, dashboard, 'Alex Sample');
  const service = await serviceNamed(page, dashboard, 'Contour Map Library');
  await comeTo(`${dialogAt(dashboard, service, name)}&language=${language}`);
  await expectRoom();
});

test.each(['en', 'nl', 'pt'])(
  'at 1366 x 768 five points to look at and the form of a connection stand in sight as a whole (%s)',
  async (language) => {
    await giveLogin(page, dashboard, 'Alex Sample');
    const service = await serviceNamed(page, dashboard, 'Contour Map Library');
    await comeTo(`${dialogAt(dashboard, service, 'connect')}&language=${language}`);
    // The fifth is the line of all that is in order.
    expect(await dialog().locator('li[data-kind=look]').count()).toBe(4);
    const [form, buttons] = await Promise.all([
      dialog().locator('form').boundingBox(),
      dialog().getByRole('button').last().boundingBox(),
    ]);
    expect((form?.y ?? Number.NaN) + (form?.height ?? Number.NaN)).toBeLessThanOrEqual(buttons?.y ?? 0);
  },
);
