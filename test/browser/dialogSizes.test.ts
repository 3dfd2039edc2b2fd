/** REQUIREMENTS 139: what a dialog asks is in sight, and its heading and buttons leave the window to it. */
import type { Page } from 'playwright-core';
import { closeBrowser, visit, type Visit } from '../support/browser';
import { sharedDashboard } from '../support/dashboard';
import { dialogAt, dialogParts, serviceNamed } from '../support/dialogs';
import { giveLogin } from '../support/giveLogin';

const dashboard = sharedDashboard();
const zoomed = { width: 683, height: 450 };
const phone = { width: 320, height: 640 };

let visitor: Visit;
let page: Page;

const { dialog } = dialogParts(() => page);

async function arrive(viewport: { width: number; height: number }): Promise<void> {
  visitor = await visit({ viewport });
  page = visitor.page;
  await giveLogin(page, dashboard, 'Alex Sample');
}

afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

afterAll(closeBrowser);

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

// A change of a setting opens only over what was filled in on its page.
const opened = ['connect', 'disconnect', 'deny'] as const;

test.each(opened.flatMap((name) => [zoomed, phone].map((size) => ({ name, size }))))(
  '$name at $size.width x $size.height leaves two thirds of the window to what is read and filled in',
  async ({ name, size }) => {
    await arrive(size);
    const service = await serviceNamed(page, dashboard, 'Delta Water Model');
    await page.goto(dialogAt(dashboard, service, name));
    await dialog().getByRole('heading', { level: 2 }).waitFor();
    await dialog().locator('[aria-busy=true]').waitFor({ state: 'detached' });
    const { height, sideways } = await fixedParts();
    expect(height).toBeLessThanOrEqual(size.height / 3);
    expect(sideways).toBe(false);
  },
);

test('at 1366 x 768 the form of a connection stands in sight as a whole', async () => {
  await arrive({ width: 1366, height: 768 });
  const service = await serviceNamed(page, dashboard, 'Delta Water Model');
  await page.goto(dialogAt(dashboard, service, 'connect'));
  await dialog().getByRole('button', { name: 'Send request' }).waitFor();
  const [form, buttons] = await Promise.all([
    dialog().locator('form').boundingBox(),
    dialog().getByRole('button', { name: 'Send request' }).boundingBox(),
  ]);
  expect((form?.y ?? Number.NaN) + (form?.height ?? Number.NaN)).toBeLessThanOrEqual(buttons?.y ?? 0);
});
