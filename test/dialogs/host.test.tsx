import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { servicesApi } from '../../src/api/services.api';
import { dropDrafts } from '../../src/store/drafts';
import { flashShown, selectFlash } from '../../src/store/flash.slice';
import { wireInstitution, wireTicket, wireUser } from '../support/builders';
import { enveloped, problem } from '../support/dom/fakeServer';
import { connectAt, renderDialog, serverWith, serviceAt } from '../support/rendered/renderDialog';

const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const comments = () => screen.getByLabelText(/Your comments/);
const weak = wireUser({ currentLoaLevel: 1, dashboardStepupEnabled: true });
const strong = wireUser({ dashboardStepupEnabled: true });

beforeEach(() => sessionStorage.clear());

test('back closes, and a pasted or reloaded address opens', async () => {
  const user = userEvent.setup();
  const { router } = await renderDialog(serverWith(), { at: serviceAt });
  await user.click(screen.getByRole('link', { name: 'Connect…' }));
  await titled('Connect Wiki');
  await act(async () => router.navigate(-1));
  await gone();
  await act(async () => router.navigate(1));
  await titled('Connect Wiki');
});

test('a second mount of React neither starts nor interrupts anything', async () => {
  const server = serverWith();
  await renderDialog(server);
  await titled('Connect Wiki');
  expect(server.calls('GET /services/detail')).toHaveLength(1);
});

test('going back asks first if text was typed, and stays on request', async () => {
  const user = userEvent.setup();
  const { router } = await renderDialog(serverWith(), { at: serviceAt });
  await user.click(screen.getByRole('link', { name: 'Connect…' }));
  await titled('Connect Wiki');
  await user.type(comments(), 'Soon');
  await act(async () => router.navigate(-1));
  await titled('Close without sending?');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await titled('Connect Wiki');
  expect(comments()).toHaveValue('Soon');
  expect(router.state.location.search).toContain('dialog=');
});

test('the page reloads what a dialog changed; after a dialog without an outcome it reloads nothing', async () => {
  const user = userEvent.setup();
  const refused = () => problem(409, 'already-requested', { jiraKey: 'CXT-30' });
  const server = serverWith().on('POST /services/connect', refused);
  const { store } = await renderDialog(server, { at: serviceAt });
  const service = { id: 42, type: 'saml20_sp' } as const;
  await act(async () => void store.dispatch(servicesApi.endpoints.getService.initiate(service)));
  const reads = () => server.calls('GET /services/detail').length;
  await user.click(screen.getByRole('link', { name: 'Connect…' }));
  await titled('Connect Wiki');
  await user.keyboard('{Escape}');
  await gone();
  expect(reads()).toBe(1);
  await user.click(screen.getByRole('link', { name: 'Connect…' }));
  await titled('Connect Wiki');
  await user.click(screen.getByRole('checkbox', { name: /I accept these terms/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await titled('There is already an open ticket');
  await waitFor(() => expect(reads()).toBe(2));
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(reads()).toBe(3));
});

test('an earlier message of the page stays after a dialog without an outcome, and disappears after one with an outcome', async () => {
  const user = userEvent.setup();
  const filed = () => enveloped({ ...wireTicket(), connectWithoutInteraction: false });
  const server = serverWith().on('POST /services/connect', filed);
  const { store } = await renderDialog(server, { at: serviceAt });
  const flash = { tone: 'info', messageId: 'changeRequest.flash.unchanged' } as const;
  act(() => void store.dispatch(flashShown(flash)));
  await user.click(screen.getByRole('link', { name: 'Connect…' }));
  await titled('Connect Wiki');
  await user.keyboard('{Escape}');
  await gone();
  expect(selectFlash(store.getState())).toBe(flash);
  await user.click(screen.getByRole('link', { name: 'Connect…' }));
  await titled('Connect Wiki');
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await titled('Request sent');
  expect(selectFlash(store.getState())).toBeNull();
});

test('every opening starts with a new form', async () => {
  const server = serverWith().on('POST /services/connect', () => problem(403, 'forbidden'));
  const user = userEvent.setup();
  await renderDialog(server);
  await titled('Connect Wiki');
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await titled('You are not allowed to send this request');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Close without sending' }));
  await gone();
  await user.click(screen.getByRole('link', { name: 'Connect…' }));
  await titled('Connect Wiki');
  expect(screen.getByRole('checkbox', { name: /I accept/ })).not.toBeChecked();
});

test('an unknown dialog in the address opens nothing', async () => {
  await renderDialog(serverWith(), { at: `${serviceAt}?dialog=destroy%3A42%3Asaml20_sp` });
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Types a comment, is refused for the level, goes to the login page; gives the address that leads back. */
async function leftForLogin(look: () => void = () => undefined): Promise<{ back: string; login: URL }> {
  const level = { acr_values: 'http://x/assurance/loa2' };
  const server = serverWith().on('POST /services/connect', () =>
    problem(403, 'insufficient-user-authentication', level),
  );
  const user = userEvent.setup();
  const view = await renderDialog(server, { user: strong });
  await titled('Connect Wiki');
  await user.type(comments(), 'Kept over the login');
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await titled('Step up your login');
  await user.click(screen.getByRole('button', { name: 'Go to the login page' }));
  await titled('Going to the login page');
  look();
  const login = new URL(view.left[0] ?? '', window.location.origin);
  const back = new URL(login.searchParams.get('redirect_url') ?? '');
  view.unmount();
  return { login, back: `${back.pathname}${back.search}` };
}

describe('step-up', () => {
  test('leaves with the level and the way back, and no typed text in the address', async () => {
    const { login, back } = await leftForLogin();
    expect(login.pathname).toBe('/login');
    expect(login.searchParams.get('loa')).toBe('2');
    expect(back).toBe('/apps/42/saml20_sp/about?dialog=connect%3A42%3Asaml20_sp&afterStepup=connect');
  });

  test('comes back to the form as it was, with a clean address', async () => {
    const { back } = await leftForLogin();
    const { router } = await renderDialog(serverWith(), { at: back, user: strong });
    await titled('Connect Wiki');
    expect(comments()).toHaveValue('Kept over the login');
    expect(screen.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
    expect(router.state.location.search).toBe('?dialog=connect%3A42%3Asaml20_sp');
  });

  test('comes back again after a reload, with the text typed since', async () => {
    const { back } = await leftForLogin();
    const user = userEvent.setup();
    const first = await renderDialog(serverWith(), { at: back, user: strong });
    await titled('Connect Wiki');
    await user.type(comments(), ', and more');
    const entry = first.router.state.location;
    act(() => void window.dispatchEvent(new Event('pagehide')));
    first.unmount();
    await renderDialog(serverWith(), { at: [entry], user: strong });
    await titled('Connect Wiki');
    expect(comments()).toHaveValue('Kept over the login, and more');
  });

  test.each([
    ['sent', 'Send request', 'Request sent'],
    ['given up', 'Close without sending', undefined],
  ])('once it is %s, nothing is stored', async (_title, button, title) => {
    const { back } = await leftForLogin();
    const user = userEvent.setup();
    const server = serverWith().on('POST /services/connect', () => enveloped({ jiraKey: 'CXT-1' }));
    await renderDialog(server, { at: back, user: strong });
    await titled('Connect Wiki');
    expect(sessionStorage).toHaveLength(1);
    if (!title) await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: button }));
    if (title) await titled(title);
    else await gone();
    expect(sessionStorage).toHaveLength(0);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(sessionStorage).toHaveLength(0);
  });

  test('typed text is not lost without a question when the page closes; leaving for the login asks nothing', async () => {
    const user = userEvent.setup();
    await renderDialog(serverWith());
    await titled('Connect Wiki');
    expect(mayClose()).toBe(true);
    await user.type(comments(), 'Soon');
    expect(mayClose()).toBe(false);
    cleanup();
    await leftForLogin(() => expect(mayClose()).toBe(true));
  });

  test('unmet: shows a message once and waits', async () => {
    const { back } = await leftForLogin();
    const { left } = await renderDialog(serverWith(), { at: `${back}&stepup=unmet`, user: weak });
    await titled('Your login did not reach the level');
    expect(left).toEqual([]);
  });

  test('a login that was strong enough does not count for the next request', async () => {
    const { back } = await leftForLogin();
    const level = { acr_values: 'http://x/assurance/loa3' };
    const server = serverWith().on('POST /services/connect', () =>
      problem(403, 'insufficient-user-authentication', level),
    );
    const user = userEvent.setup();
    await renderDialog(server, { at: back, user: strong });
    await titled('Connect Wiki');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await titled('Step up your login');
  });

  test.each([
    ['another person', wireUser({ uid: 'eve', dashboardStepupEnabled: true })],
    ['another institution', wireUser({ currentIdp: wireInstitution({ id: 'https://idp.south.example' }) })],
  ])('%s does not see the stored draft', async (_title, user) => {
    const { back } = await leftForLogin();
    await renderDialog(serverWith(), { at: back, user });
    await titled('Connect Wiki');
    expect(comments()).toHaveValue('');
  });

  test('after 15 minutes it is dropped', async () => {
    const { back } = await leftForLogin();
    change((entry) => ({ ...entry, savedAt: Date.now() - 15 * 60_000 - 1 }));
    await renderDialog(serverWith(), { at: back, user: strong });
    await titled('Connect Wiki');
    expect(comments()).toHaveValue('');
  });

  test('a stored draft of another form is used as far as it fits', async () => {
    const { back } = await leftForLogin();
    change((entry) => ({ ...entry, draft: { comments: 'Kept over the login', level: 7 } }));
    await renderDialog(serverWith(), { at: back, user: strong });
    await titled('Connect Wiki');
    expect(comments()).toHaveValue('Kept over the login');
  });

  test('a login below the level leads to the login before the form', async () => {
    await renderDialog(serverWith(), { user: weak });
    await titled('Step up your login');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('`afterStepup` opens the dialog of the page, with its guards, and is removed from the address', async () => {
    const server = serverWith({}, []).on('GET /services/detail', () =>
      enveloped({ id: 42, entityType: 'saml20_sp', name: 'Wiki', connected: true }),
    );
    const { router } = await renderDialog(server, { at: `${serviceAt}?afterStepup=connect`, user: strong });
    await titled('Wiki is already connected');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(connectAt);
  });
});

/** Tells whether the browser would let the page go without asking. */
function mayClose(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Another page in the tab reads the same storage. */
function change(edit: (entry: Record<string, unknown>) => object): void {
  const key = Object.keys(sessionStorage)[0] ?? '';
  const entry = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
  dropDrafts();
  sessionStorage.setItem(key, JSON.stringify(edit(entry)));
}
