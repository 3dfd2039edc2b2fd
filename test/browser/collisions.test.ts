/** Whoever is second, in the built product with the real server: told whose ticket it is, and nothing filed twice. */
import { closeBrowser } from '../support/browser';
import { startDashboard, type Dashboard } from '../support/dashboard';
import { visitServices, type ServiceVisit } from '../support/serviceVisit';

let dashboard: Dashboard;
let alex: ServiceVisit;

beforeAll(async () => {
  dashboard = await startDashboard();
  alex = await visitServices(dashboard.url, 'Alex Sample');
});
afterAll(async () => {
  await alex.context.close();
  await dashboard.stop();
  await closeBrowser();
});

test('two admins at once: one ticket, and the other sees whose it is', async () => {
  const robin = await visitServices(dashboard.url, 'Robin Example');
  for (const admin of [alex, robin]) {
    await admin.open('Cinder Protein Database');
    await admin.page.getByRole('link', { name: /^Connect/ }).click();
    await admin.sees(/^Connect Cinder/);
    await admin.page.getByRole('checkbox', { name: /accept/ }).check();
  }
  await Promise.all([alex, robin].map(({ press }) => press('Send request')));
  const titles = await Promise.all(
    [alex, robin].map(async ({ page }) => {
      const heading = page.getByRole('heading', { name: /^(Request sent|There is an open ticket already)$/ });
      const dialogText = await heading.locator('xpath=ancestor::dialog').textContent();
      return [await heading.textContent(), /CXT-\d+/.exec(dialogText ?? '')?.[0]];
    }),
  );
  expect(titles.map(([title]) => title).sort()).toEqual(['Request sent', 'There is an open ticket already']);
  expect(new Set(titles.map(([, key]) => key)).size).toBe(1);
  expect(robin.complaints.filter((text) => !/409/.test(text))).toEqual([]);
  await robin.context.close();
});

test('a ticket that the look-up leaves out is named on sending', async () => {
  await alex.open('Barrow Field Notes');
  await alex.page.getByRole('link', { name: /^Connect/ }).click();
  await alex.sees('Connect Barrow Field Notes');
  await alex.page.getByRole('checkbox', { name: /accept/ }).check();
  await alex.press('Send request');
  await alex.sees('There is an open ticket already');
});

test('nothing complained but the collisions', () => {
  expect(alex.complaints.filter((text) => !/409/.test(text))).toEqual([]);
});
