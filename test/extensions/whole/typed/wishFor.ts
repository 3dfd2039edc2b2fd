import type { Page } from 'playwright-core';
import type { Dashboard } from '../../../support/product/dashboard';
import { dialogAt, type SeededService } from '../../../support/browser/dialogs';
import { giveLogin } from '../../../support/product/giveLogin';

export const why = 'Why do you need it?';

/** Makes a viewer of the same institution ask for a service, in a second browser window. */
export async function wishFor(page: Page, dashboard: Dashboard, service: SeededService): Promise<void> {
  const beside = await page.context().browser()?.newContext({ locale: 'en-GB' });
  if (!beside) throw new Error('The page has no browser');
  const other = await beside.newPage();
  await giveLogin(other, dashboard, 'Kim Placeholder');
  await other.goto(dialogAt(dashboard, service, 'ask'));
  await other.getByRole('textbox', { name: why }).fill('For the library');
  await other.getByRole('button', { name: /^(Send request|Send change)$/ }).click();
  await other
    .getByRole('dialog')
    .getByRole('heading', { name: /^You have requested/ })
    .waitFor();
  await beside.close();
}
