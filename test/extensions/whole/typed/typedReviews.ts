/** Forms of reviews with a field for text. */
import type { Page } from 'playwright-core';
import { press, read, type, type TypedPlace } from '../../../support/browser/typedPlace';

/** Opens the place where a review can be started, and closes the open one. */
async function toStart(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/reviews`);
  const close = page.getByRole('button', { name: 'Close review…' });
  const start = page.getByRole('button', { name: 'Start review' });
  await close.or(start).first().waitFor();
  if (!(await close.isVisible())) return;
  await close.click();
  await press(page, 'Close review');
  await page.getByRole('link', { name: 'Report (JSON)' }).waitFor();
  await page.goto(`${url}/reviews`);
  await start.waitFor();
}

export const reviewStart: TypedPlace = {
  person: 'Robin Example',
  address: async (page, { url }) => {
    await toStart(page, url);
    return '/reviews';
  },
  type: type('Name'),
  send: (page) => press(page, 'Start review'),
  read: read('Name'),
};

export const reviewWord: TypedPlace = {
  person: 'Alex Sample',
  address: async (page, { url }) => {
    await toStart(page, url);
    await press(page, 'Start review');
    await page
      .getByRole('button', { name: /^Details of / })
      .first()
      .click();
    await page.getByRole('link', { name: 'Decide with a remark…' }).click();
    await page.getByRole('textbox', { name: 'Remark' }).waitFor();
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  },
  type: type('Remark'),
  send: (page) => press(page, 'Save'),
  read: read('Remark'),
};
