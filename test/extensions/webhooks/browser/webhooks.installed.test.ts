/** The page of webhooks on the built product, by keyboard, on a phone, and in the dark. */
import { setTimeout } from 'node:timers/promises';
import { closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { giveLogin } from '../../../support/product/giveLogin';
import { pressEnter } from '../../../support/browser/keyboard';
import { faultsInEveryLook } from '../../../support/browser/looks';
import { startReceiver, type Receiver } from '../server/receiver';

let dashboard: Dashboard;
let receiver: Receiver;
let visitor: Visit;

beforeAll(async () => {
  receiver = await startReceiver();
  dashboard = await startDashboard();
  visitor = await visit();
  await giveLogin(visitor.page, dashboard, 'Federation desk');
});
afterAll(async () => {
  await visitor.context.close();
  await closeBrowser();
  await dashboard.stop();
  await receiver.stop();
});

async function takeOne(): Promise<void> {
  const listed = JSON.parse(await dashboard.desk('list', '--json')) as {
    readonly tickets: readonly { readonly key: string; readonly status: string }[];
  };
  const open = listed.tickets.find(({ status }) => status === 'Open');
  await dashboard.desk('take', open?.key ?? '');
}

test('an event that a program did not accept is shown and, by keyboard alone, sent again until it has it', async () => {
  const { page } = visitor;
  const [secret = ''] = dashboard.tool('webhooks', 'add', 'Hub', receiver.address).split('\n');
  receiver.secrets.push(secret);
  receiver.answer = () => 503;
  await takeOne();
  while (receiver.attempts.length === 0) await setTimeout(50);
  await page.goto(`${dashboard.url}/webhooks`);
  await page.getByText('1 system does not receive its events.').waitFor();
  const again = page.getByRole('button', { name: /^Send again all that have not arrived/ });
  receiver.answer = () => 204;
  await pressEnter(page, again);
  await page.getByText('1 event will be sent again in a moment.').first().waitFor();
  const hub = page.getByRole('region', { name: 'Hub' });
  await hub.getByText('Delivered', { exact: true }).waitFor();
  await page.getByText('1 system does not receive its events.').waitFor({ state: 'detached' });
  expect(receiver.received).toMatchObject([{ type: 'ticket.changed', signedBy: [secret] }]);
  expect(visitor.complaints).toEqual([]);
});

test('it is right in every look', async () => {
  expect(await faultsInEveryLook(visitor.page)).toEqual([]);
});
