import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isUnmet } from '../../src/pages/stepUpReturn';
import { arrivalNotice } from '../../src/app/frame/arrivals';
import { hideWelcome, isWelcomeHidden } from '../../src/app/frame/welcomeCookie';
import { flashShown } from '../../src/store/flash.slice';
import { violations } from '../support/dom/axe';
import { wireGuest, wireUser } from '../support/builders';
import { renderDashboard } from './renderDashboard';

test('a message is announced, stays over a change of page, is replaced by the next, and can be closed (REQUIREMENTS 40, 41)', async () => {
  const { store } = await renderDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  act(() => void store.dispatch(flashShown({ tone: 'info', messageId: 'header.exitFailed' })));
  expect(
    screen.getByText(/You are still acting for this institution/).closest('[role=status]'),
  ).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /^Tickets/ }));
  expect(await screen.findByText(/You are still acting for this institution/)).toBeVisible();
  act(() => void store.dispatch(flashShown({ tone: 'error', messageId: 'header.logoutFailed' })));
  expect(screen.getByRole('alert')).toHaveTextContent('You are still logged in');
  expect(screen.queryByText(/You are still acting for this institution/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test.each([
  ['?login=failed&search=wiki', 'failed', '?search=wiki'],
  ['?login=cancelled', 'cancelled', ''],
  ['?stepup=unmet&dialog=x', 'unmet', '?dialog=x'],
  ['?stepup=unmet&afterStepup=connect', undefined, undefined],
  ['?guid=abc', undefined, ''],
  ['?search=wiki', undefined, undefined],
])('the mark of a login in the address: %s', (search, notice, rest) => {
  const arrival = arrivalNotice(search);
  expect(arrival.notice).toBe(notice);
  expect(arrival.search).toBe(rest);
});

test('an unmet step-up is explained once and leaves the address', async () => {
  const { address } = await renderDashboard({ at: '/apps/all?stepup=unmet&search=wiki' });
  expect(await screen.findByText(/lower assurance level than was required/)).toBeVisible();
  await waitFor(() => expect(address().search).toBe('?search=wiki'));
  // The chart of the page that requested the login says so as well.
  expect(isUnmet(address().state)).toBe(true);
});

test.each(['/', '/apps'])(
  'a login that failed ends on a page with content, and with a message: %s',
  async (leadsOn) => {
    const { address } = await renderDashboard({
      at: `${leadsOn}?login=failed&search=wiki`,
      user: wireGuest,
    });
    await screen.findByRole('heading', { level: 1, name: 'Services' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/login/);
    await waitFor(() => expect(address()).toMatchObject({ pathname: '/apps/all', search: '?search=wiki' }));
  },
);

test('guests are welcomed until they close it, for a year (REQUIREMENTS 39)', async () => {
  await renderDashboard({ user: wireGuest });
  await userEvent.click(await screen.findByRole('button', { name: 'Do not show again' }));
  expect(screen.queryByText(/You are browsing as a guest/)).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.cookie).toContain('show_welcome_banner=true');
});

test.each([
  ['an administrator', {}, ['/my-idp', '/tickets', '/glossary']],
  ['a member', { dashboardAdmin: false, dashboardMember: true }, ['/my-idp', '/profile', '/glossary']],
  ['a super user', { dashboardAdmin: false, superUser: true }, ['/users/search', '/tickets', '/glossary']],
])(
  'a first visit by %s shows a welcome above the list, which can be hidden permanently (REQUIREMENTS 39)',
  async (_title, user, links) => {
    const { router, unmount } = await renderDashboard({ user: wireUser(user) });
    const hint = (await screen.findByText('New here?')).closest('p')?.parentElement as HTMLElement;
    expect(
      within(hint)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(links);
    await act(() => router.navigate('/accessibility'));
    expect(screen.queryByText('New here?')).toBeNull();
    await act(() => router.navigate('/apps/all'));
    await userEvent.click(await screen.findByRole('button', { name: 'Do not show again' }));
    expect(screen.queryByText('New here?')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();
    await renderDashboard({ user: wireUser(user) });
    await screen.findByRole('heading', { level: 1, name: 'Services' });
    expect(screen.queryByText('New here?')).toBeNull();
    document.cookie = 'show_first_steps=; Max-Age=0; Path=/';
  },
);

test('the cookie of the welcome lasts 365 days, and is for https only if the page is (REQUIREMENTS 39)', () => {
  expect(hideWelcome('guest', true)).toMatch(/^show_welcome_banner=true; Max-Age=31536000; .*; Secure$/);
  expect(hideWelcome('guest', false)).not.toContain('Secure');
  expect([
    isWelcomeHidden('a=b; show_welcome_banner=true', 'guest'),
    isWelcomeHidden('show_welcome_banner=false', 'guest'),
    isWelcomeHidden('show_welcome_banner=true', 'newcomer'),
  ]).toEqual([true, false, false]);
});

test.each(['en', 'nl', 'pt'] as const)('axe finds nothing in the frame (%s)', async (language) => {
  const user = wireUser({ superUser: true, switchedToIdp: wireUser().currentIdp, mode: 'demo' });
  await renderDashboard({ user, at: `/apps/all?language=${language}`, language });
  await screen.findByRole('table');
  expect(await violations()).toEqual([]);
});
