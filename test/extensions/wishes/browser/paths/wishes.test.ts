/** Wishes on the built product: by keyboard, on a phone, in three languages, with two people, until a login ends in between. */
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../../../support/browser/browser';
import { pathsDashboard } from '../../../../support/product/dashboard';
import { dialogAt, serviceNamed, type SeededService } from '../../../../support/browser/dialogs';
import { giveLogin } from '../../../../support/product/giveLogin';
import { pressEnter, pressSpace, tabTo, typeInto } from '../../../../support/browser/keyboard';
import { scrollsSideways } from '../../../../support/browser/pageChecks';
import { ownService } from '../../../../support/product/pathsOwn';
import { settled } from '../../../../support/browser/settled';

const PHONE = { width: 375, height: 800 };
const SERVICE = ownService.wishes;
const dashboard = pathsDashboard();
let admin: Visit;
let viewer: Visit;
let service: SeededService;

beforeAll(async () => {
  [admin, viewer] = [await visit({ viewport: PHONE }), await visit({ viewport: PHONE })];
  await giveLogin(admin.page, dashboard, 'Alex Sample');
  await giveLogin(viewer.page, dashboard, 'Kim Placeholder');
  service = await serviceNamed(admin.page, dashboard, SERVICE);
});
afterAll(async () => {
  await Promise.all([admin.context.close(), viewer.context.close()]);
  await closeBrowser();
});

/** Opens an address in a language. */
async function open({ page }: Visit, path: string, language: 'en' | 'nl' | 'pt'): Promise<void> {
  await page.goto(`${dashboard.url}${path}?language=${language}`);
  await page.locator(`html[lang^=${language}]`).waitFor();
}

test('a viewer asks for a service by keyboard on a phone, in Portuguese (REQUIREMENTS 435)', async () => {
  const { page } = viewer;
  await open(viewer, service.path, 'pt');
  await pressEnter(page, page.getByRole('link', { name: 'Manifestar interesse' }));
  await typeInto(
    page,
    page.getByRole('textbox', { name: 'Porque precisa dele?' }),
    'Para a disciplina de água',
  );
  await typeInto(page, page.getByRole('textbox', { name: /^Para quantos utilizadores\?/ }), '40');
  expect(await scrollsSideways(page)).toBe(false);
  await pressEnter(page, page.getByRole('button', { name: 'Enviar' }));
  await page.getByRole('heading', { name: `Manifestou interesse em ${SERVICE}` }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('O seu interesse: À espera de resposta').waitFor();
  expect(viewer.complaints).toEqual([]);
});

test('an administrator reads it in another window and answers, in Dutch (REQUIREMENTS 438, 439)', async () => {
  const { page } = admin;
  await open(admin, '/wishes', 'nl');
  await page.getByText('Voor 40 gebruikers, in 1 aanvraag').waitFor();
  await page.getByText('Para a disciplina de água').waitFor();
  await pressEnter(page, page.getByRole('link', { name: /^Beantwoorden/ }));
  await typeInto(page, page.getByRole('textbox', { name: 'Uw antwoord' }), 'We kijken in mei.');
  await pressEnter(page, page.getByRole('button', { name: 'Antwoord versturen' }));
  await page.getByRole('heading', { name: 'Antwoord verstuurd' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Beantwoord', { exact: true }).waitFor();
  await open(viewer, '/wishes', 'pt');
  await viewer.page.getByText('We kijken in mei.').waitFor();
  await viewer.page.getByText('Respondido', { exact: true }).waitFor();
  expect(admin.complaints).toEqual([]);
});

test('it is added to the changes with one press, which the viewer sees (REQUIREMENTS 441)', async () => {
  const { page } = admin;
  await open(admin, '/wishes', 'en');
  await pressSpace(page, page.getByRole('button', { name: /^Add to my changes/ }));
  await page.getByText('In the changes of your institution', { exact: true }).waitFor();
  await pressEnter(page, page.getByRole('link', { name: 'your changes' }));
  await page.getByRole('listitem').getByRole('link', { name: SERVICE, exact: true }).waitFor();
  await open(viewer, service.path, 'en');
  await viewer.page.getByText('Your request: In the changes of your institution').waitFor();
});

test('a session that ends in between loses no typed text', async () => {
  const { page, context } = viewer;
  const why = page.getByRole('textbox', { name: 'Why do you need it?' });
  await page.goto(dialogAt(dashboard, service, 'ask'));
  await tabTo(page, why);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Kept while the login ended');
  await context.clearCookies({ name: /^sid-/ });
  await pressEnter(page, page.getByRole('button', { name: 'Send change' }));
  await page.getByRole('heading', { level: 1, name: 'Your session has ended' }).waitFor();
  await giveLogin(page, dashboard, 'Kim Placeholder');
  await page.goto(dialogAt(dashboard, service, 'ask'));
  await why.waitFor();
  expect(await why.inputValue()).toBe('Kept while the login ended');
  await pressEnter(page, page.getByRole('button', { name: 'Send change' }));
  await page.getByRole('heading', { name: `You have requested ${SERVICE}` }).waitFor();
});

test('the pages of both are right on a phone', async () => {
  for (const visitor of [admin, viewer]) {
    await open(visitor, '/wishes', 'en');
    await visitor.page.getByText('Kept while the login ended').waitFor();
    expect([await accessibilityFaults(visitor.page), await scrollsSideways(visitor.page)]).toEqual([
      [],
      false,
    ]);
  }
});

test('the palette leads there, and offers to ask for a service (REQUIREMENTS 443)', async () => {
  const { page } = viewer;
  await page.goto(`${dashboard.url}/my-idp`);
  await settled(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: /^Search services/ }).fill('Requests from users');
  await page
    .getByRole('option', { name: /Requests from users/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Requests from users' }).waitFor();
});

test('the wish is withdrawn by keyboard, and gone for both (REQUIREMENTS 436)', async () => {
  const { page } = viewer;
  await pressEnter(page, page.getByRole('link', { name: /^Change or withdraw your request/ }));
  await pressEnter(page, page.getByRole('button', { name: 'Withdraw your request' }));
  await page.getByRole('heading', { name: 'Request withdrawn' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('You have not requested a service').waitFor();
  await open(admin, '/wishes', 'en');
  await admin.page.getByText('No requests from users').waitFor();
});
