/** Name and logo of the installation, as the page says them. */
import { render, screen, waitFor } from '@testing-library/react';
import { Wordmark } from '../../src/app/frame/Wordmark';
import { wireGuest } from '../support/builders';
import { renderDashboard } from './renderDashboard';

const { dataset } = document.documentElement;
afterEach(() => delete dataset.product);

test('header and title have the name of the installation, and its logo takes no words (REQUIREMENTS 253)', async () => {
  const logo = { src: '/product/a.svg', width: 64, height: 16 };
  dataset.product = JSON.stringify({ name: 'Campus Connect', logo });
  await renderDashboard({ user: wireGuest, at: '/glossary' });
  await waitFor(() => expect(document.title).toBe('Glossary – Campus Connect'));
  const home = screen.getByRole('link', { name: 'Campus Connect' });
  const shown = [...home.querySelectorAll('img, svg')];
  expect(shown.map((picture) => [picture.getAttribute('src'), picture.getAttribute('alt')])).toEqual([
    ['/product/a.svg', ''],
  ]);
  expect(shown[0]).toHaveAttribute('width', '64');
});

test('a logo for dark surfaces stands beside the other one, and one of them is shown (REQUIREMENTS 253)', () => {
  const logo = { src: '/product/a.svg', dark: '/product/b.svg', width: 64, height: 16 };
  dataset.product = JSON.stringify({ name: 'Campus Connect', logo });
  const { container } = render(<Wordmark />);
  const shown = [...container.querySelectorAll('img')].map((one) => [
    one.getAttribute('src'),
    one.dataset.on,
  ]);
  expect(shown).toEqual([
    ['/product/a.svg', 'light'],
    ['/product/b.svg', 'dark'],
  ]);
});

test('where the page says nothing, as from another server, the product has its own name and mark (REQUIREMENTS 253)', async () => {
  await renderDashboard({ user: wireGuest, at: '/glossary' });
  await waitFor(() => expect(document.title).toBe('Glossary – IdP Dashboard'));
  const home = screen.getByRole('link', { name: 'IdP Dashboard' });
  expect([home.querySelectorAll('img').length, home.querySelectorAll('svg').length]).toEqual([0, 1]);
});
