/** Step-up, outages and invite links, in the built product with the real server and its OpenID provider. */
import { closeBrowser, visit } from '../support/browser';
import { startDashboard, type Dashboard } from '../support/dashboard';
import { visitServices, writesOf, type ServiceVisit } from '../support/serviceVisit';

let dashboard: Dashboard;
let mika: ServiceVisit;

beforeAll(async () => {
  dashboard = await startDashboard();
  mika = await visitServices(dashboard.url, 'Mika Mockup');
});
afterAll(async () => {
  await mika.context.close();
  await dashboard.stop();
  await closeBrowser();
});

const dialog = () => mika.page.getByRole('dialog');
const connect = () => mika.page.getByRole('link', { name: /^Connect/ }).click();
const address = () => new URL(mika.page.url());
const ticketsOf = (service: string) =>
  dashboard
    .desk('list')
    .split('\n')
    .filter((line) => line.includes(service));
const keyOf = (service: string) => /CXT-\d+/.exec(ticketsOf(service)[0] ?? '')?.[0] ?? '';

describe('a login that is too weak', () => {
  test('cancelled: nothing has happened, and another try is the person’s choice', async () => {
    await mika.open('Delta Water Model');
    await connect();
    await mika.sees('Step up your login');
    await mika.press('Go to the login page');
    await mika.page.getByRole('button', { name: 'Cancel' }).click();
    await mika.sees(/^(Step up your login|Your login did not reach the level)$/);
    await mika.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    expect(address().search).toBe('');
  });

  test('unmet: says so once, and does not loop', async () => {
    await connect();
    await mika.sees('Step up your login');
    await mika.press('Go to the login page');
    await mika.choose('Mika Mockup', '1');
    await mika.sees('Your login did not reach the level');
    expect([...address().searchParams.keys()]).toEqual(['dialog']);
    await mika.page.reload();
    await mika.sees('Step up your login');
  });

  test('met: leads on to the form', async () => {
    await mika.press('Go to the login page');
    await mika.choose('Mika Mockup');
    await mika.sees('Connect Delta Water Model');
    expect([...address().searchParams.keys()]).toEqual(['dialog']);
  });
});

describe('what was typed', () => {
  const comments = () => dialog().getByRole('textbox', { name: /comments/i });

  test('survives a step-up that the server asks for, and a reload; no address carries it', async () => {
    await comments().fill('For the field course');
    await dialog()
      .getByRole('checkbox', { name: /accept/ })
      .check();
    const weak = {
      acr_values: 'http://test.example/assurance/loa3',
      type: 'x/insufficient-user-authentication',
    };
    await mika.page.route('**/services/connect', (route) =>
      route.fulfill({ status: 403, contentType: 'application/problem+json', json: weak }),
    );
    await mika.press('Send request');
    await mika.sees('Step up your login');
    await mika.press('Go to the login page');
    await mika.page.getByRole('heading', { name: 'Choose who you are' }).waitFor();
    expect(decodeURIComponent(mika.page.url())).not.toContain('field course');
    await mika.page.unroute('**/services/connect');
    await mika.choose('Mika Mockup', '3');
    await mika.sees('Connect Delta Water Model');
    expect(await comments().inputValue()).toBe('For the field course');
    await comments().fill('For the field course in May');
    mika.page.on('dialog', (question) => void question.accept());
    await mika.page.reload();
    await mika.sees('Connect Delta Water Model');
    expect(await comments().inputValue()).toBe('For the field course in May');
    expect(
      await dialog()
        .getByRole('checkbox', { name: /accept/ })
        .isChecked(),
    ).toBe(true);
  });

  test('a lost answer is asked for again under the same key, and files one ticket; then nothing is kept', async () => {
    const writes = writesOf(mika.page);
    const keys: (string | undefined)[] = [];
    await mika.page.route('**/services/connect', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await mika.press('Send request');
    await mika.sees('The server cannot be reached');
    await mika.press('Try again');
    await mika.sees('Request sent');
    await mika.page.unroute('**/services/connect');
    expect(writes).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(ticketsOf('Delta Water Model')).toHaveLength(1);
    expect(
      await mika.page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
    ).toEqual([]);
    await mika.press('Done');
  });
});

describe('the ticket system', () => {
  test('down before anything is typed', async () => {
    dashboard.desk('down');
    await mika.open('Cinder Protein Database');
    await connect();
    await mika.sees('The ticket system is not available');
    dashboard.desk('up');
    await mika.press('Try again');
    await mika.sees('Connect Cinder Protein Database');
  });

  test('down on sending: told, the form is kept, and a retry files it', async () => {
    await dialog()
      .getByRole('checkbox', { name: /accept/ })
      .check();
    await outageOnSending('down', 'Send request', 'Your request could not be sent');
  });

  test('unreachable on sending: it is not known whether it arrived, and a retry files it once', async () => {
    await mika.open('Copperplate Thesis Archive');
    await mika.page.getByRole('link', { name: /^Disconnect/ }).click();
    await mika.sees(/^Disconnect Copperplate/);
    await dialog().getByRole('checkbox').check();
    const title = 'It is not known whether your request arrived';
    await outageOnSending('unreachable', 'Request disconnection', title);
    expect(ticketsOf('Copperplate Thesis Archive')).toHaveLength(1);
  });
});

async function outageOnSending(outage: 'down' | 'unreachable', send: string, title: string): Promise<void> {
  dashboard.desk(outage);
  await mika.press(send);
  await mika.sees(title);
  await mika.press('Back to the form');
  await mika.sees(/^(Connect|Disconnect)/);
  expect(await dialog().getByRole('checkbox').last().isChecked()).toBe(true);
  await mika.press(send);
  await mika.sees(title);
  dashboard.desk('up');
  await mika.press('Try again');
  await mika.sees('Request sent');
  await mika.press('Done');
}

describe('an invite link', () => {
  test('sends a guest to the login once, with level 2, and comes back to the invitation', async () => {
    const key = keyOf('Lantern Archive');
    const path = `${await mika.pathOf('Lantern Archive')}/${key}/accept`;
    const { context, page } = await visit();
    await page.goto(dashboard.url + path);
    await page.getByRole('heading', { name: 'Choose who you are' }).waitFor();
    expect(await page.locator('#level').inputValue()).toBe('2');
    await page.getByRole('button', { name: /Alex Sample/ }).click();
    await page.getByRole('link', { name: /^Accept/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.goto(`${dashboard.url}${path}?afterStepup=deny`);
    await page.getByRole('heading', { name: 'Deny the invitation to connect Lantern Archive' }).waitFor();
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['dialog']);
    await context.close();
  });

  test('with a login that stays too weak it does not loop: the invitation is shown, and the dialog steps up', async () => {
    const key = keyOf('Lantern Archive');
    const weak = await visitServices(dashboard.url, 'Mika Mockup');
    const path = `${await weak.pathOf('Lantern Archive')}/${key}/accept`;
    await weak.page.goto(dashboard.url + path);
    await weak.choose('Mika Mockup', '1');
    await weak.page.getByRole('link', { name: /^Accept/ }).click();
    await weak.sees('Step up your login');
    await weak.context.close();
  });
});
