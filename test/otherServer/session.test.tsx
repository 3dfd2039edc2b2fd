/** A session that ends: this server never says so, it answers a guest and refuses. */
import { act, screen } from '@testing-library/react';
import { login } from '../support/otherServer/federation';
import { button, dialogAt, tick, titled, visitOther } from '../support/otherServer/visitOther';

const ended = () => screen.findByRole('heading', { level: 1, name: 'Your session has ended' });
const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));

test('a refused request triggers one request for the person; a guest means that the session has ended', async () => {
  const { server, user, federation } = await visitOther(dialogAt('connect'));
  await titled('Connect Wiki');
  await user.type(screen.getByLabelText(/Your comments/), 'Before May');
  await tick(user);
  const before = server.calls('GET /users/me').length;
  federation.login = null;
  await user.click(button('Send request'));
  await ended();
  expect(server.calls('GET /users/me')).toHaveLength(before + 1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(federation.tickets).toEqual([]);

  federation.login = login();
  await focus();
  expect(await screen.findByLabelText(/Your comments/)).toHaveValue('Before May');
  await user.click(button('Send request'));
  await titled('Request sent');
  expect(federation.tickets).toHaveLength(1);
});

test('coming back to the window finds the end of the session as well, though every list still answers 200', async () => {
  const { federation } = await visitOther('/apps/all');
  await screen.findByRole('link', { name: 'Wiki' });
  federation.login = null;
  await focus();
  await ended();
  expect(screen.queryByRole('link', { name: 'Wiki' })).toBeNull();
});

test('an answer as a guest, in the middle of a visit, is noticed by the next refusal', async () => {
  const { federation, router } = await visitOther('/apps/all');
  await screen.findByRole('link', { name: 'Wiki' });
  federation.login = null;
  // Those of the last year were requested a moment ago; the older ones were not.
  await act(() => router.navigate('/tickets?period=all'));
  await ended();
});

test('the same person with a stronger login continues', async () => {
  const { federation } = await visitOther('/apps/all');
  await screen.findByRole('link', { name: 'Wiki' });
  federation.login = login({ level: 3 });
  await focus();
  expect(await screen.findByRole('link', { name: 'Wiki' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your session has ended' })).toBeNull();
});
