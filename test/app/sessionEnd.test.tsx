/** REQUIREMENTS 246 and WCAG 2.2.1: warned before a login ends, and kept logged in by one press. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireGuest, wireUser } from '../support/builders';
import { enveloped, problem } from '../support/dom/fakeServer';
import { renderDashboard, smallServer } from './renderDashboard';

const person = wireUser({ extensions: ['sessionEnd'] });
const HOURS = { endsIn: 28_800, endsAtLatestIn: 86_400 };
const MINUTES = { endsIn: 280, endsAtLatestIn: 50_000 };
const FIXED = { endsIn: 280, endsAtLatestIn: 280 };

let user: ReturnType<typeof userEvent.setup>;
let logged: string[];
let otherWindow: BroadcastChannel;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  logged = [];
  otherWindow = new BroadcastChannel('idp-dashboard-session');
  otherWindow.onmessage = ({ data }) => logged.push(String(data));
});
afterEach(() => {
  otherWindow.close();
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** Lets time pass until the end is known, and then hours without activity; the last answer repeats. */
async function untilNear(...later: object[]) {
  const server = smallServer(person).on('GET /x/session', () => enveloped(HOURS));
  const view = await renderDashboard({ server });
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  await pass(5);
  await waitFor(() => expect(server.calls('GET /x/session').length).toBeGreaterThan(0));
  await pass(1);
  const before = server.calls('GET /x/session').length;
  const requestCount = () => server.calls('GET /x/session').length - before;
  server.on('GET /x/session', () => enveloped(later.length > 1 ? later.shift() : later[0]));
  await pass(28_800 - 300);
  return { ...view, requestCount };
}
const notice = () => screen.findByRole('complementary', { name: 'Your session ends soon' });
const gone = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());

test('no message hours before; minutes before, the time left is counted down and announced once (REQUIREMENTS 246)', async () => {
  const view = await untilNear(MINUTES);
  expect(await notice()).toHaveTextContent('your session ends in 5 minutes');
  const announced = screen
    .getAllByRole('status')
    .find((region) => /Your session ends soon/.test(region.innerHTML));
  expect(announced).toHaveTextContent('5 minutes');
  await pass(120);
  expect(await notice()).toHaveTextContent('your session ends in 3 minutes');
  expect(announced).toHaveTextContent('5 minutes');
  expect(view.server.calls('POST /x/session')).toHaveLength(0);
});

test('one press stays logged in: one call, the notice disappears, the focus returns, other windows are notified', async () => {
  const { server } = await untilNear(MINUTES);
  server.on('POST /x/session', () => enveloped(HOURS));
  await notice();
  const search = screen.getByRole('searchbox');
  await user.click(search);
  await user.type(search, 'wik');
  act(() => screen.getByRole('button', { name: 'Stay logged in' }).focus());
  await user.keyboard('{Enter}');
  await gone();
  expect(server.calls('POST /x/session')).toHaveLength(1);
  expect(await screen.findByText('You stay logged in.')).toBeVisible();
  expect(search).toHaveFocus();
  expect(search).toHaveValue('wik');
  await waitFor(() => expect(logged).toEqual(['renewed']));
});

test('after a renewal in another window, this window asks the server and hides its notice', async () => {
  const { requestCount } = await untilNear(MINUTES, HOURS);
  await notice();
  otherWindow.postMessage('renewed');
  await gone();
  expect(requestCount()).toBe(2);
});

test('if another window was used in the meantime, no warning is shown', async () => {
  const { requestCount } = await untilNear(HOURS);
  await waitFor(() => expect(requestCount()).toBe(1));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a failed renewal is reported, and can be tried again', async () => {
  const { server } = await untilNear(MINUTES);
  server.on('POST /x/session', () => Promise.reject(new TypeError('offline')));
  await notice();
  await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(
    await screen.findByRole('complementary', { name: 'Your session could not be extended' }),
  ).toBeVisible();
  server.on('POST /x/session', () => enveloped(HOURS));
  await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await gone();
});

test('if the end cannot be put off, a login in a new tab comes back to this place', async () => {
  await untilNear(FIXED);
  expect(await notice()).toHaveTextContent('cannot be extended');
  expect(screen.queryByRole('button', { name: 'Stay logged in' })).toBeNull();
  const login = screen.getByRole('link', { name: 'Log in in a new tab' });
  expect(login).toHaveAttribute('target', '_blank');
  expect(login).toHaveAttribute(
    'href',
    `/login?redirect_url=${encodeURIComponent('http://localhost/apps/all')}`,
  );
});

test('unanswered, the page says when the session has ended', async () => {
  let answeredAt = 0;
  const respond = () => {
    answeredAt = Date.now();
    return MINUTES;
  };
  // Written at the moment of the answer.
  const { server } = await untilNear({ toJSON: respond });
  await notice();
  const requestCount: number[] = [];
  server.on('GET /x/session', () => problem(403, 'forbidden'));
  server.on('GET /users/me', () => {
    requestCount.push(Date.now() - answeredAt);
    return enveloped(wireGuest);
  });
  await pass(283);
  // Asked a moment before the end, that question alone would keep the login alive.
  expect(requestCount[0]).toBeGreaterThan((MINUTES.endsIn + 1) * 1000);
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeInTheDocument();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each([
  ['another server', wireUser()],
  ['a guest', { ...wireGuest, extensions: ['sessionEnd'] }],
])('%s gets no request about the end of a session', async (_title, who) => {
  const { server } = await renderDashboard({ user: who });
  await screen.findByRole('heading', { level: 1 });
  await pass(60);
  expect(server.seen.filter(({ path }) => path === '/x/session')).toEqual([]);
});

test('a server that contradicts itself is not called without end', async () => {
  const server = smallServer(person).on('GET /x/session', () => problem(403, 'forbidden'));
  await renderDashboard({ server });
  await pass(30);
  const { length } = server.calls('GET /x/session');
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThan(3);
});
