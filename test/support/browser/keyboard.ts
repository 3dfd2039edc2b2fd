import type { Locator, Page } from 'playwright-core';

const MOST_TABS = 150;

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until the control has the focus; throws if the keyboard does not reach it. */
export async function tabTo(page: Page, locator: Locator): Promise<void> {
  await locator.waitFor();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await isFocused(locator)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${locator.toString()}`);
}

export async function pressEnter(page: Page, locator: Locator): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press('Enter');
}

export async function pressSpace(page: Page, locator: Locator): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press('Space');
}

export async function typeInto(page: Page, locator: Locator, text: string): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.type(text);
}
