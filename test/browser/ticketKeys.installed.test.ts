/** REQUIREMENTS 256: every ticket key links to the ticket; at the desk to the desk's page of it. */
import type { Page } from 'playwright-core';
import { closeBrowser, visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { serviceNamed } from '../support/browser/dialogs';
import { giveLogin } from '../support/product/giveLogin';
import { settled } from '../support/browser/settled';

const dashboard = sharedDashboard();
afterAll(closeBrowser);

/** Keys that are seen and lead nowhere, or elsewhere; those that name the page or a button do not count. */
function looseKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = window.location.pathname.split('/').at(-1);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (!around?.checkVisibility() || around.closest('button, title, textarea')) continue;
      for (const [key] of (node.textContent ?? '').matchAll(/\bCXT-\d+\b/g)) {
        const href = around.closest('a')?.getAttribute('href') ?? '';
        // The subject of an e-mail leads to the e-mail, whose row has the key as a link.
        const isSubject =
          href.startsWith('/desk/mails/') && around.closest('tr')?.querySelector(`a[href$="/${key}"]`);
        if (
          key !== own &&
          !isSubject &&
          !new RegExp(`/(tickets|desk|users/resend_invite)/${key}(\\?|$)`).test(href)
        )
          found.push(`${key} in “${around.textContent}”`);
      }
    }
    return found;
  });
}

const service = (name: string, rest = 'about') => ({ name, rest });
const administrators = [
  { path: '/tickets' },
  { path: '/my-idp' },
  { path: '/statistics' },
  service('Lantern Archive'),
  service('Almanac Timetabling'),
  service('Ferrous Materials Cloud'),
  service('Keystone Finance'),
  service('Flint Remote Lab', 'settings/strong_authentication'),
  service('Grove Alumni Network', 'settings/consent'),
];

async function seen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  expect([address, await looseKeys(page)]).toEqual([address, []]);
}

test('on the pages of an administrator, in opened lines, and in the dialogs that answer', async () => {
  const { context, page } = await visit();
  await giveLogin(page, dashboard, 'Alex Sample');
  for (const place of administrators) {
    if ('path' in place) await seen(page, dashboard.url + place.path);
    else {
      const { id, type } = await serviceNamed(page, dashboard, place.name);
      await seen(page, `${dashboard.url}/apps/${id}/${type}/${place.rest}`);
    }
  }
  await page.goto(`${dashboard.url}/tickets`);
  for (const word of ['Accept', 'Decline']) {
    const answer = page.getByRole('link', { name: new RegExp(`^${word}`) }).first();
    await answer.click();
    await page
      .getByRole('dialog')
      .getByText(/CXT-\d+/)
      .first()
      .waitFor();
    expect(await looseKeys(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await context.close();
});

test('in a pending change of the institution, and at the desk', async () => {
  const { context, page } = await visit();
  await giveLogin(page, dashboard, 'Toni Template');
  for (const path of ['/my-idp', '/my-idp/edit']) await seen(page, dashboard.url + path);
  await giveLogin(page, dashboard, 'Federation desk');
  for (const path of ['/desk', '/desk/mails']) await seen(page, dashboard.url + path);
  await context.close();
});
