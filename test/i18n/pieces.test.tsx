import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import { addTexts } from '../../src/i18n/catalogue';
import { LanguageProvider, useLanguage } from '../../src/i18n/LanguageProvider';
import { rendersOf } from '../support/dom/renders';

const piece = { en: { more: 'More' }, nl: { more: 'Meer' }, pt: { more: 'Mais' } };

/** Shows a sentence of the piece only on request, after the piece has loaded. */
function Later() {
  const { choose } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => void choose('nl')}>choose</button>
      <input type="checkbox" onChange={() => setOpen(true)} />
      {open && (
        <p>
          <FormattedMessage id="more" />
        </p>
      )}
    </>
  );
}

const open = () => act(() => screen.getByRole('checkbox').click());

beforeEach(async () => {
  const messages = await loadCatalogue('en');
  render(
    <LanguageProvider initial={{ language: 'en', messages }}>
      <FormattedMessage id="ui.close" />
      <Later />
    </LanguageProvider>,
  );
});

test('the texts of a piece are known when it has loaded, and the page is not rendered again', async () => {
  const renders = await rendersOf(async () => addTexts(piece));
  expect([...renders]).toEqual([]);
  open();
  expect(screen.getByText('More')).toBeVisible();
});

test('a piece that has loaded uses the chosen language', async () => {
  addTexts(piece);
  open();
  await act(async () => screen.getByRole('button', { name: 'choose' }).click());
  expect(screen.getByText('Meer')).toBeVisible();
  expect(screen.getByText('Sluiten')).toBeVisible();
});

test('a piece may load while another language is loading', async () => {
  await act(async () => {
    screen.getByRole('button', { name: 'choose' }).click();
    addTexts({ en: { more: 'Later' }, nl: { more: 'Later nog' }, pt: { more: 'Mais tarde' } });
  });
  open();
  expect(screen.getByText('Later nog')).toBeVisible();
});
