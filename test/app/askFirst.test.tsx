/**
 * Every action that ends what the page knows of its person asks about unsaved work before it calls the server
 * (REQUIREMENTS 46).
 */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnsavedChanges } from '../../src/ui/notices/UnsavedChanges';
import { wireInstitution, wireUser } from '../support/builders';
import { renderDashboard } from './renderDashboard';

const south = wireInstitution({ id: 'https://south.example', names: { en: 'South' } });
const two = wireUser({ institutionIdps: [wireInstitution(), south] });
const acting = wireUser({ superUser: true, switchedToIdp: south });
const SWITCH = 'POST /users/me/switch-to-idp';

const acts = [
  ['choosing another institution', two, 'menu', 'South', SWITCH, ['reload']],
  ['logging out', two, 'menu', 'Log out', 'POST /logout', ['/logged-out']],
  ['stopping to act', acting, 'menu', 'Stop acting for this institution', SWITCH, ['/']],
  ['stopping to act, by the notice', acting, 'page', 'Stop acting for this institution', SWITCH, ['/']],
] as const;

async function press(where: 'menu' | 'page', name: string) {
  if (where === 'page') {
    const page = within(await screen.findByRole('main'));
    return userEvent.click(await page.findByRole('button', { name }));
  }
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }));
  const inMenu = () => screen.queryAllByRole('button', { name }).find((item) => !item.closest('main'));
  await waitFor(() => expect(inMenu()).toBeDefined());
  await userEvent.click(inMenu() ?? document.body);
}

function mayClose(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

async function typing(user: object, forget: () => void = () => undefined) {
  const form = { path: '/form', element: <UnsavedChanges when onLeave={forget} /> };
  const rendered = await renderDashboard({ user, at: '/form', more: [form] });
  for (const call of [SWITCH, 'POST /logout'])
    rendered.server.on(call, () => new Response(null, { status: 204 }));
  return rendered;
}

test.each(acts)('%s: staying leaves everything unchanged', async (_act, user, where, name, call) => {
  const { server, left } = await typing(user);
  await press(where, name);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([server.calls(call).length, left]).toEqual([0, []]);
  expect(mayClose()).toBe(false);
});

test.each(acts)(
  '%s: leaving discards the typed text, then acts',
  async (_act, user, where, name, call, to) => {
    const forget = jest.fn();
    const { server, left } = await typing(user, forget);
    await press(where, name);
    expect(server.calls(call)).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect([server.calls(call).length, left]).toEqual([1, to]);
    expect(forget).toHaveBeenCalledTimes(1);
  },
);

test('while it is under way the browser does not ask once more; if it fails, it asks again', async () => {
  const { server } = await typing(two);
  let fail: () => void = () => undefined;
  const failing = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response(null, { status: 500 }));
  });
  server.on(SWITCH, () => failing);
  await press('menu', 'South');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(mayClose()).toBe(true);
  fail();
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(mayClose()).toBe(false));
});
