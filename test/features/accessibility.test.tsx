/** The statement on accessibility: dated, honest about its limits, with a contact (as public bodies must). */
import { screen, within } from '@testing-library/react';
import { AccessibilityPage } from '../../src/features/accessibility/AccessibilityPage';
import { violations } from '../support/dom/axe';
import { wireGuest } from '../support/builders';
import { FakeServer } from '../support/dom/fakeServer';
import { renderPage } from '../support/rendered/renderPage';

const at = '/accessibility';

test('names the standard, the aids, the known faults, and the date of the last review', async () => {
  await renderPage(<AccessibilityPage />, { at, server: new FakeServer(), user: wireGuest });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Standards',
    'What helps',
    'Known limits',
    'If something does not work for you',
  ]);
  const helps = within(screen.getByRole('region', { name: 'What helps' }));
  expect(helps.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Everything works by keyboard/),
  );
  expect(screen.getByText(/\(WCAG\) 2\.2, level AA/)).toBeVisible();
  expect(screen.getByText(/^Last reviewed on (21 November|November 21,) 2026/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Write/ })).toBeNull();
  expect(await violations()).toEqual([]);
});

test('leads to the support of the federation, if it has an address', async () => {
  const user = { ...wireGuest, links: { supportEmail: 'desk@federation.example' } };
  await renderPage(<AccessibilityPage />, { at, server: new FakeServer(), user, language: 'nl' });
  expect(screen.getByRole('link', { name: /ondersteuning/ })).toHaveAttribute(
    'href',
    'mailto:desk@federation.example',
  );
});
