import type { Frame, Page } from 'playwright-core';
import { accessibilityFaults, colourFaults } from './browser';
import { scrollsSideways } from './pageChecks';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 800 };

/**
 * Returns the faults that axe finds on a page, and in a frame of it, wide and light, wide and dark, and on a
 * phone; and whether the phone scrolls sideways. One line for each fault. The page is left wide and light.
 */
export async function faultsInEveryLook(page: Page, inside?: Frame): Promise<string[]> {
  const frames = inside ? [inside] : [];
  const look = async (name: string, find: (part: Page | Frame) => Promise<string[]>) => {
    const faults = [...(await find(page))];
    for (const frame of frames) faults.push(...(await find(frame)));
    if (await scrollsSideways(page)) faults.push('scrolls sideways');
    return faults.map((fault) => `${name}: ${fault}`);
  };
  await page.setViewportSize(WIDE);
  const found = await look('light', accessibilityFaults);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await look('dark', colourFaults)));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  // In a window as high as the page no bar that sticks to its edge covers a target.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: PHONE.width, height: Math.max(PHONE.height, height) });
  found.push(...(await look('phone', accessibilityFaults)));
  await page.setViewportSize(WIDE);
  return found;
}
