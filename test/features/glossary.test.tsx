/** The page that explains the words of the field, and the marks that lead to it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GlossaryPage } from '../../src/features/glossary/GlossaryPage';
import { terms } from '../../src/i18n/terms';
import { TermTip } from '../../src/ui/overlays/TermTip';
import { violations } from '../support/dom/axe';
import { wireGuest } from '../support/builders';
import { FakeServer } from '../support/dom/fakeServer';
import { renderUi } from '../support/rendered/intl';
import { renderPage } from '../support/rendered/renderPage';

beforeAll(() => {
  // The simulated document draws nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

const open = (at = '/glossary', language: 'en' | 'nl' | 'pt' = 'en') =>
  renderPage(<GlossaryPage />, { at, server: new FakeServer(), user: wireGuest, language });

const words = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test.each([
  ['en', 'assurance level (LoA)', 'en-GB'],
  ['nl', 'betrouwbaarheidsniveau (LoA)', 'nl-NL'],
  ['pt', 'nível de garantia (LoA)', 'pt-PT'],
] as const)('in %s it has every word, in the order of the language', async (language, word, locale) => {
  await open('/glossary', language);
  expect(words()).toHaveLength(Object.keys(terms).length);
  expect(words()).toContain(word);
  expect(words()).toEqual(words().toSorted(new Intl.Collator(locale, { numeric: true }).compare));
  expect(await violations()).toEqual([]);
});

test('the entry that the address names has the focus and stands out; another one follows from it', async () => {
  await open('/glossary#assuranceLevel');
  const word = screen.getByRole('heading', { level: 2, name: 'assurance level (LoA)' });
  expect(word).toHaveFocus();
  const entry = word.parentElement as HTMLElement;
  expect(entry).toHaveAttribute('data-asked');
  await userEvent.click(within(entry).getByRole('link', { name: 'step up' }));
  expect(screen.getByRole('heading', { level: 2, name: 'step up' })).toHaveFocus();
  expect(document.querySelectorAll('[data-asked]')).toHaveLength(1);
});

test('without a word in the address, or with an unknown one, nothing stands out', async () => {
  await open('/glossary#constructor');
  expect(document.querySelector('[data-asked]')).toBeNull();
});

test('a mark explains the word, and opens its entry beside the page, so that nothing is lost', async () => {
  await renderUi(<TermTip term="sirtfi" />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'What is “Sirtfi”?' })).toHaveFocus();
  expect(await screen.findByText(/agreement on security incidents/)).toBeVisible();
  const more = screen.getByRole('link', { name: 'More in the glossary (opens in a new tab)' });
  expect(more).toHaveAttribute('href', '/glossary#sirtfi');
  expect(more).toHaveAttribute('target', '_blank');
});
