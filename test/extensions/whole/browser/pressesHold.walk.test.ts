/** No press on a button of a form is lost because the field that is left turns out to be wrong (REQUIREMENTS 494). */
import type { Locator, Page } from 'playwright-core';
import { closeBrowser } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { logIn } from '../../../support/browser/dialogs';
import { inTabOf } from '../../../support/browser/inTabOf';
import { settled } from '../../../support/browser/settled';
import { arriveAt } from '../../../support/browser/typedPlace';
import { typedPlaces, type PlaceName } from '../typed/typedPlaces';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

const field =
  ':is(input, textarea):not([role=combobox], [readonly], :disabled, [type=radio], [type=file], [type=search])';

/**
 * From here on a click reaches nothing, so that the form stays; `landed` on the body names the button that it
 * would have pressed.
 */
async function catchClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const caught = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      document.body.dataset.landed = (event.target as Element).closest('button')?.dataset.pressed ?? '';
    };
    window.addEventListener('click', caught, true);
  });
}

/** Restores the initial form, in which no field had been left, so that leaving one shows its error. */
const reset = (within: Locator) =>
  within.evaluate((one) => (one.closest('form') ?? one.querySelector('form'))?.reset());

/**
 * Puts the focus into a field, invalid if possible: without its tick or its text, or with an invalid address.
 */
async function spoil(one: Locator): Promise<void> {
  const type = await one.getAttribute('type');
  if (type === 'checkbox') await one.focus();
  else await one.fill(/email|url/.test(type ?? '') ? 'wrong' : '');
}

/** Presses the button with a mouse, in no hurry; returns what went wrong. */
async function press(page: Page, button: Locator, name: string): Promise<string[]> {
  await button.evaluate((one, mark) => (one.dataset.pressed = mark), name);
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  if (!before) return [`${name} is gone`];
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(60);
  const during = await button.boundingBox();
  await page.mouse.up();
  const landed = await page.evaluate(() => document.body.dataset.landed);
  const moved = during?.x !== before.x || during.y !== before.y;
  return [...(moved ? [`${name} moved`] : []), ...(landed === name ? [] : [`the press of ${name} was lost`])];
}

async function pressAll(page: Page, name: PlaceName): Promise<void> {
  const place = typedPlaces[name];
  await arriveAt(page, dashboard, place);
  await place.type(page);
  // A page begins with the kept draft; a dialog begins empty, or uses the draft of its page.
  if (name.startsWith('form')) await page.reload();
  await settled(page);
  const form = page.locator(name.startsWith('dialog') ? 'dialog[open]' : 'main form').first();
  await reset(form);
  const fields = await form.locator(field).filter({ visible: true }).all();
  const buttons = await form.locator('button:enabled').filter({ visible: true }).all();
  expect(buttons).not.toEqual([]);
  await catchClicks(page);
  const faults: string[] = [];
  // Each button and each field at least once.
  for (let turn = 0; turn < Math.max(buttons.length, fields.length); turn += 1) {
    const [button, left] = [buttons[turn % buttons.length], fields[turn % fields.length]];
    if (!button) continue;
    if (left) await spoil(left);
    faults.push(...(await press(page, button, `${turn}, ${await button.innerText()}`)));
    await reset(form);
  }
  expect(faults).toEqual([]);
}

test.each(Object.keys(typedPlaces) as PlaceName[])('%s', (name) => {
  const { person } = typedPlaces[name];
  return inTabOf(
    person,
    (page) => logIn(page, dashboard, person),
    (page) => pressAll(page, name),
  );
});
