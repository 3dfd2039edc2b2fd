import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireUser } from '../support/builders';
import { enveloped } from '../support/dom/fakeServer';
import { renderDashboard, smallServer } from './renderDashboard';

test('another language shows immediately, keeps the address and typed text, and is sent to the server (REQUIREMENTS 38)', async () => {
  const { server, address } = await renderDashboard({ at: '/apps/all?search=wi&language=en' });
  await userEvent.type(await screen.findByRole('searchbox'), 'k');
  await userEvent.click(screen.getByRole('radio', { name: 'Nederlands' }));

  expect(await screen.findByRole('navigation', { name: 'Hoofdmenu' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('nl');
  expect(screen.getByRole('searchbox')).toHaveValue('wik');
  await waitFor(() => expect(server.calls('GET /users/me').at(-1)?.params.get('language')).toBe('nl'));
  expect(address().pathname).toBe('/apps/all');
  expect(new URLSearchParams(address().search).has('language')).toBe(false);
  expect(new URLSearchParams(address().search).has('search')).toBe(true);
  await waitFor(() => expect(server.calls('GET /services').length).toBeGreaterThan(1));
});

test('the language of the server decides at the start (REQUIREMENTS 4)', async () => {
  const server = smallServer().on('GET /users/me', () => enveloped(wireUser(), 'pt'));
  await renderDashboard({ server, language: 'en' });
  expect(await screen.findByRole('link', { name: 'Serviços' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('pt');
});

test('the page keeps its language without being set to it, for which a browser would style all of it again', async () => {
  document.documentElement.lang = 'en';
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  await renderDashboard({ language: 'en' });
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(changes).toEqual([]);
  observer.disconnect();
});

test('only languages that the server supports are offered, the current one marked (REQUIREMENTS 37)', async () => {
  await renderDashboard({ user: wireUser({ supportedLanguages: 'en,nl' }) });
  expect(await screen.findByRole('radio', { name: 'Nederlands' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Português' })).toBeNull();
});
