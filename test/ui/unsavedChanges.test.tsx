import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { UnsavedChanges } from '../../src/ui/notices/UnsavedChanges';
import { violations } from '../support/dom/axe';
import { renderUi } from '../support/rendered/intl';

const page = (when: boolean) => (
  <main>
    <UnsavedChanges when={when} onLeave={() => undefined} />
    <Link to="/elsewhere">Elsewhere</Link>
    <Link to="?dialog=x">Dialog</Link>
  </main>
);

/** Tells whether the browser would ask before the page is closed. */
function asksOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('opening another page asks first; staying keeps it, leaving goes', async () => {
  const { router } = await renderUi(page(true));
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(router.state.location.pathname).toBe('/');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('going back asks as well', async () => {
  const { router } = await renderUi(page(true), { at: '/' });
  await act(() => router.navigate(-1));
  await act(() => router.navigate('/other'));
  expect(screen.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/');
});

test('a dialog over the page is not another page', async () => {
  const { router } = await renderUi(page(true));
  await userEvent.click(screen.getByRole('link', { name: 'Dialog' }));
  expect(router.state.location.search).toBe('?dialog=x');
});

test('closing the page asks only while something would be lost', async () => {
  const first = await renderUi(page(true));
  expect(asksOnClose()).toBe(true);
  first.unmount();
  expect(asksOnClose()).toBe(false);
  await renderUi(page(false));
  expect(asksOnClose()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
