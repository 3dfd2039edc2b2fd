/** On a phone the chosen segment of the tickets is in sight, whichever it is and wherever the row was. */
import { closeBrowser, leave, visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { giveLogin } from '../support/product/giveLogin';
import { settled } from '../support/browser/settled';

afterAll(closeBrowser);

test('the chosen segment is in sight after each step there and back', async () => {
  const dashboard = sharedDashboard();
  const visitor = await visit({ viewport: { width: 320, height: 700 } });
  const { page } = visitor;
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(`${dashboard.url}/tickets`);
  await settled(page);
  const row = page.locator('ul:has(> li > a[href^="/tickets/"])').first();
  const links = await row.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(await row.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  for (const href of [...links, ...links.toReversed()]) {
    await row.locator(`a[href="${href}"]`).evaluate((link) => (link as HTMLElement).click());
    await row.locator(`a[href="${href}"][aria-current]`).waitFor();
    const [link, shown] = await row.evaluate(async (one) => {
      // The row scrolls in the frame after the choice.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return [one.querySelector('[aria-current]'), one].map((box) => {
        const { left = 0, right = 0 } = box?.getBoundingClientRect() ?? {};
        return { left, right };
      });
    });
    expect([href, link && shown && link.left >= shown.left && link.right <= shown.right]).toEqual([
      href,
      true,
    ]);
  }
  await leave(visitor);
});
