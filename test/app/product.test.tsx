/** Name and logo of the installation, as the page says them. */
import { render, screen, waitFor } from '@testing-library/react';
import { Wordmark } from '../../src/ui/marks/Wordmark';
import { wireGuest } from '../support/builders';
import { renderDashboard } from './renderDashboard';

const { dataset } = document.documentElement;
afterEach(() => delete dataset.product);

test('header and title have the name of the installation, and its logo has no text (REQUIREMENTS 253)', async () => {
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

test.each([
  ['without a choice', 'system', '(prefers-color-scheme: dark)'],
  ['with the dark theme', 'dark', 'all'],
  ['with the light theme', 'light', 'not all'],
] as const)(
  'the logo for dark surfaces replaces the other one: %s (REQUIREMENTS 253)',
  (_title, theme, media) => {
    const logo = { src: '/product/a.svg', dark: '/product/b.svg', width: 64, height: 16 };
    dataset.product = JSON.stringify({ name: 'Campus Connect', logo });
    const { container } = render(<Wordmark theme={theme} />);
    const source = container.querySelector('source');
    expect([source?.getAttribute('srcset'), source?.getAttribute('media')]).toEqual([
      '/product/b.svg',
      media,
    ]);
    expect(container.querySelector('img')).toHaveAttribute('src', '/product/a.svg');
  },
);

test('without data in the page, as from another server, the product has its own name and mark (REQUIREMENTS 253)', async () => {
  await renderDashboard({ user: wireGuest, at: '/glossary' });
  await waitFor(() => expect(document.title).toBe('Glossary – IdP Dashboard'));
  const home = screen.getByRole('link', { name: 'IdP Dashboard' });
  expect([home.querySelectorAll('img').length, home.querySelectorAll('svg').length]).toEqual([0, 1]);
});
