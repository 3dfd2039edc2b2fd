/** The sessions of a person, on the profile page. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserName } from '../../src/features/profile/browserNames';
import { Profile } from '../../src/app/pages/Profile';
import { violations } from '../support/dom/axe';
import { wireUser } from '../support/builders';
import { enveloped, FakeServer, problem } from '../support/dom/fakeServer';
import { renderPage } from '../support/rendered/renderPage';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const here = { id: 'a', begunAt: Date.UTC(2026, 2, 1, 9), usedAt: Date.UTC(2026, 2, 1, 10), current: true };
const there = {
  id: 'b',
  begunAt: Date.UTC(2026, 1, 20, 9),
  usedAt: Date.UTC(2026, 1, 28, 10),
  browser: firefox,
  current: false,
};
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Where you are logged in' }))
    .getAllByRole('row')
    .slice(1);

function visit(server: FakeServer, extensions = ['sessions']) {
  return renderPage(<Profile />, { at: '/profile', server, user: wireUser({ extensions }) });
}

test('each session is listed with its browser and times; this one is marked and cannot be ended', async () => {
  await visit(new FakeServer().on('GET /x/sessions', () => enveloped([here, there])));
  const [own, other] = await rows();
  expect(own).toHaveTextContent(/^Unknown browser this one1 March 2026/);
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  expect(other).toHaveTextContent(/^Firefox, Windows20 February 2026/);
  expect(await violations()).toEqual([]);
});

test('one is ended, which is announced, and the list is read again', async () => {
  let left = [here, there];
  const server = new FakeServer()
    .on('GET /x/sessions', () => enveloped(left))
    .on('POST /x/sessions/b/end', () => {
      left = [here];
      return enveloped(left);
    });
  await visit(server);
  await rows();
  await userEvent.click(
    screen.getByRole('button', { name: /^Log out there ?: Firefox, Windows, 20 February 2026/ }),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.getByText('You have been logged out there.')).toBeInTheDocument();
});

test('the end of a second one is announced again, and an earlier failure no more', async () => {
  let answers: (() => void)[] = [];
  const held = () =>
    new Promise<Response>((resolve) => answers.push(() => resolve(new Response(null, { status: 204 }))));
  const server = new FakeServer()
    .on('GET /x/sessions', () => enveloped([here, there, { ...there, id: 'c' }]))
    .on('POST /x/sessions/b/end', () => problem(503, 'unavailable'))
    .on('POST /x/sessions/c/end', held);
  await visit(server);
  const [first, second] = await screen.findAllByRole('button', { name: /^Log out there/ });
  await userEvent.click(first as HTMLElement);
  expect(await screen.findByText(/cannot reach its data/)).toBeVisible();
  for (const round of [1, 2]) {
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(answers).toHaveLength(1));
    expect([round, screen.queryByText(/cannot reach its data/)]).toEqual([round, null]);
    expect([round, screen.queryByText('You have been logged out there.')]).toEqual([round, null]);
    act(() => answers.forEach((answer) => answer()));
    answers = [];
    expect(await screen.findByText('You have been logged out there.')).toBeInTheDocument();
  }
});

test('a failure is reported, and nothing is lost', async () => {
  const server = new FakeServer()
    .on('GET /x/sessions', () => enveloped([here, there]))
    .on('POST /x/sessions/b/end', () => problem(503, 'unavailable'));
  await visit(server);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: /^Log out there/ }));
  expect(await screen.findByText(/cannot reach its data/)).toBeVisible();
  expect(await rows()).toHaveLength(2);
});

test('it can be tried again if the list does not load', async () => {
  let answer = () => problem(500, 'internal');
  await visit(new FakeServer().on('GET /x/sessions', () => answer()));
  expect(await screen.findByText('Your sessions cannot be shown')).toBeVisible();
  answer = () => enveloped([here]);
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await rows()).toHaveLength(1);
});

test('another server returns no sessions, so the page has no such part', async () => {
  await visit(new FakeServer(), []);
  await screen.findByRole('heading', { name: 'Your attributes' });
  expect(screen.queryByRole('heading', { name: 'Where you are logged in' })).toBeNull();
});

test.each([
  [firefox, 'Firefox, Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0',
    'Edge, Linux',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 (KHTML, like Gecko) Version/26.0 Safari/605.1',
    'Safari, macOS',
  ],
  ['curl/8.9', ''],
  [undefined, ''],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
