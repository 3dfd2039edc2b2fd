import { screen } from '@testing-library/react';
import { NotFoundPage } from '../../src/features/errors/NotFoundPage';
import { violations } from '../support/dom/axe';
import { wireGuest, wireUser } from '../support/builders';
import { FakeServer } from '../support/dom/fakeServer';
import { renderPage } from '../support/rendered/renderPage';

test('a guest sees that a login may help, and comes back here after it (REQUIREMENTS 245)', async () => {
  await renderPage(<NotFoundPage />, { at: '/tickets?x=1', server: new FakeServer(), user: wireGuest });
  const back = encodeURIComponent(`${window.location.origin}/tickets?x=1`);
  expect(screen.getByRole('link', { name: 'Log in and come back here' })).toHaveAttribute(
    'href',
    `/login?redirect_url=${back}`,
  );
  expect(await violations()).toEqual([]);
});

test('a person who is logged in is not offered a login (REQUIREMENTS 245)', async () => {
  const user = wireUser({ links: { supportEmail: 'desk@federation.example' } });
  await renderPage(<NotFoundPage />, { at: '/404', server: new FakeServer(), user, language: 'pt' });
  expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /sessão/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'suporte' })).toHaveAttribute(
    'href',
    'mailto:desk@federation.example',
  );
});

test('people who were redirected from another page see its address and come back to it (REQUIREMENTS 245)', async () => {
  const at = [{ pathname: '/404', state: { asked: '/tickets/resolved?x=1' } }];
  await renderPage(<NotFoundPage />, { at, server: new FakeServer(), user: wireGuest });
  expect(screen.getByText('/tickets/resolved')).toBeVisible();
  const back = encodeURIComponent(`${window.location.origin}/tickets/resolved?x=1`);
  for (const name of ['Log in', 'Log in and come back here'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/login?redirect_url=${back}`);
});
