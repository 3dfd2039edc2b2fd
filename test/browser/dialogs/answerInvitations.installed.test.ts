/** Several invitations answered at once on the built product: by keyboard, on a phone in Dutch, while a colleague answers. */
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../support/product/dashboard';
import { openTickets } from '../../support/browser/dialogs';
import { giveLogin } from '../../support/product/giveLogin';
import { pressEnter, pressSpace, typeInto } from '../../support/browser/keyboard';
import { faultsInEveryLook } from '../../support/browser/looks';
import { cutTexts, scrollsSideways } from '../../support/browser/pageChecks';
import { settled } from '../../support/browser/settled';

const PHONE = { width: 375, height: 800 };
const ONE = 'Larkspur Language Corpus';
const OTHER = 'Marginalia Reader';
let dashboard: Dashboard;
let admin: Visit;
let colleague: Visit;

beforeAll(async () => {
  dashboard = await startDashboard();
  [admin, colleague] = [await visit(), await visit({ viewport: PHONE })];
  await giveLogin(admin.page, dashboard, 'Alex Sample');
  await giveLogin(colleague.page, dashboard, 'Alex Sample');
});
afterAll(async () => {
  await Promise.all([admin.context.close(), colleague.context.close()]);
  await closeBrowser();
  await dashboard.stop();
});

const box = ({ page }: Visit, service: string) =>
  page.getByRole('main').getByRole('checkbox', { name: new RegExp(service) });
const bar = ({ page }: Visit) => page.getByRole('group', { name: 'Answer invitations together' });
const dialog = ({ page }: Visit) => page.getByRole('dialog');

test('two invitations are selected by keyboard; one of the other kind is not, and says why (REQUIREMENTS 482)', async () => {
  const { page } = admin;
  await page.goto(`${dashboard.url}/tickets`);
  await pressSpace(page, box(admin, ONE));
  await pressSpace(page, box(admin, OTHER));
  await bar(admin).getByText('2 selected').waitFor();
  await pressSpace(page, box(admin, 'Halyard File Exchange'));
  await bar(admin)
    .getByText(/^Halyard File Exchange is not selected: it is an invitation to disconnect/)
    .waitFor();
  await settled(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('the dialog shows both (REQUIREMENTS 479)', async () => {
  const { page } = admin;
  await pressEnter(page, bar(admin).getByRole('link', { name: 'Accept…' }));
  await dialog(admin).getByRole('heading', { name: 'Accept the invitations to connect' }).waitFor();
  for (const service of [ONE, OTHER])
    await dialog(admin).getByText(service, { exact: true }).first().waitFor();
  await settled(page);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a colleague declines one of them on a phone, in Dutch', async () => {
  const { page } = colleague;
  const [ticket] = await openTickets(dashboard, OTHER);
  await page.goto(`${dashboard.url}/tickets?dialog=denyAll:${ticket?.key}&language=nl`);
  await dialog(colleague).getByRole('heading', { name: 'Uitnodigingen om te koppelen weigeren' }).waitFor();
  await settled(page);
  expect([await scrollsSideways(page), await cutTexts(page)]).toEqual([false, []]);
  await pressEnter(page, dialog(colleague).getByRole('button', { name: '1 uitnodiging weigeren' }));
  await dialog(colleague).getByRole('button', { name: 'Klaar' }).waitFor();
  expect(colleague.complaints).toEqual([]);
});

test('an invitation that a colleague answered is not answered again; the other is, with the text (REQUIREMENTS 480, 481)', async () => {
  const { page } = admin;
  await typeInto(page, dialog(admin).getByRole('textbox', { name: /comments/ }), 'For the term in May.');
  await pressSpace(page, dialog(admin).getByRole('checkbox', { name: /accept these terms/ }));
  await pressEnter(page, dialog(admin).getByRole('button', { name: 'Accept 2 invitations' }));
  await dialog(admin).getByText('1 invitation was accepted.').waitFor();
  await dialog(admin).getByText('1 answer was not processed').waitFor();
  await pressEnter(page, dialog(admin).getByRole('button', { name: 'Done' }));
  await box(admin, ONE).waitFor({ state: 'detached' });
});
