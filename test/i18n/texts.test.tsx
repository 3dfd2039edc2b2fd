import { screen } from '@testing-library/react';
import { firstLanguage } from '../../src/i18n/firstLanguage';
import { hideWelcome, isWelcomeHidden } from '../../src/app/frame/welcomeCookie';
import { chooseText } from '../../src/i18n/chooseText';
import { FederatedText } from '../../src/i18n/FederatedText';
import { useFormat } from '../../src/i18n/useFormat';
import { renderUi } from '../support/rendered/intl';

test.each([
  [{ en: 'Library', nl: 'Bibliotheek' }, 'nl', 'nl'],
  [{ en: 'Library', nl: ' ' }, 'nl', 'en'],
  [{ de: 'Bücherei', pt: 'Biblioteca' }, 'nl', 'de'],
  [{ sv: ' ', fr: 'Bibliothèque', de: 'Bücherei' }, 'en', 'fr'],
  [{}, 'en', undefined],
] as const)('with the texts %j a reader of %s gets %s', (texts, language, lang) => {
  expect(chooseText(texts, language)?.lang).toBe(lang);
});

test('a text in another language says so', async () => {
  await renderUi(<FederatedText texts={{ nl: 'Bibliotheek' }} />);
  expect(screen.getByText('Bibliotheek')).toHaveAttribute('lang', 'nl');
});

function Dates({ iso }: { readonly iso: string }) {
  const format = useFormat();
  return <p>{[format.date(iso), format.ticketDate(iso)].join(' | ')}</p>;
}

test.each([
  ['en', '17 November 2026 | 17-11-2026'],
  ['nl', '17 november 2026 | 17-11-2026'],
  ['pt', '17 de novembro de 2026 | 17-11-2026'],
] as const)('dates in %s', async (language, expected) => {
  await renderUi(<Dates iso="2026-11-17T12:00:00Z" />, { language });
  expect(screen.getByText(expected)).toBeInTheDocument();
});

test('an invalid date is left out', async () => {
  await renderUi(<Dates iso="soon" />);
  expect(screen.getByText('|')).toBeInTheDocument();
});

test.each([
  ['?language=pt', 'language=nl', ['en-GB'], 'pt'],
  ['?language=xx', 'a=b; language=nl', ['pt'], 'nl'],
  ['', '', ['de', 'pt-BR', 'en'], 'pt'],
  ['', '', ['de'], 'en'],
])('first guess of the language: %s, %s, %j', (search, cookie, preferred, expected) => {
  expect(firstLanguage(search, cookie, preferred)).toBe(expected);
});

test.each([
  ['en nl', 'language=pt', ['pt', 'nl'], 'nl'],
  ['nl en', 'language=en', ['de'], 'en'],
  ['nl en', '', ['de'], 'nl'],
])('if %s are offered, Portuguese is not guessed: %s, %j', (offered, cookie, preferred, expected) => {
  expect(firstLanguage('?language=pt', cookie, preferred, offered)).toBe(expected);
});

test('the welcome is hidden by the cookie that hides it', () => {
  expect(isWelcomeHidden('', 'guest')).toBe(false);
  expect(isWelcomeHidden('show_welcome_banner=false', 'guest')).toBe(false);
  expect(isWelcomeHidden(`a=b; ${hideWelcome('guest', true).split(';')[0]}`, 'guest')).toBe(true);
  expect(hideWelcome('guest', true)).toMatch(/Max-Age=31536000;.*Secure/);
  expect(hideWelcome('guest', false)).not.toContain('Secure');
});
