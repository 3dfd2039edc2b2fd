import { rendersOf } from '../support/renders';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import type { Language } from '../../src/contracts/domain/language';
import { LanguageProvider, useLanguage } from '../../src/i18n/LanguageProvider';
import { loadCatalogue, needTexts, type Messages } from '../../src/i18n/catalogue';

/** Sentences come when the test lets them. */
function catalogue() {
  const waiting: { language: Language; come: (messages: Messages) => void; fail: () => void }[] = [];
  const load = (language: Language) =>
    new Promise<Messages>((come, reject) => {
      waiting.push({ language, come, fail: () => reject(new Error('no network')) });
    });
  return { waiting, load };
}

function Chooser() {
  const { choose } = useLanguage();
  return <button onClick={() => void choose('nl')}>choose</button>;
}

/** Shows a sentence of the part only when it is told to: its texts have been waited for then. */
function Later() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input type="checkbox" onChange={() => flushSync(() => setOpen(true))} />
      {open && (
        <p>
          <FormattedMessage id="more" />
        </p>
      )}
    </>
  );
}

function show({ load }: ReturnType<typeof catalogue>) {
  render(
    <LanguageProvider initial={{ language: 'en', messages: { first: 'First' } }} load={load}>
      <FormattedMessage id="first" />
      <Later />
      <Chooser />
    </LanguageProvider>,
  );
}

const open = () => act(() => screen.getByRole('checkbox').click());

const come = (one: ReturnType<typeof catalogue>['waiting'][number] | undefined, messages: Messages) =>
  act(async () => one?.come(messages));

test('a part that is needed is there when it is waited for, once, and what is on the page is not rendered again', async () => {
  const texts = catalogue();
  show(texts);
  let known = false;
  const asked = needTexts('tickets').then(() => (known = true));
  expect(needTexts('tickets')).toBe(needTexts('tickets'));
  expect(texts.waiting).toHaveLength(1);
  expect(known).toBe(false);
  const renders = await rendersOf(async () => {
    await come(texts.waiting[0], { first: 'First', more: 'More' });
    await asked;
  });
  expect([...renders]).toEqual([]);
  open();
  expect(screen.getByText('More')).toBeVisible();
});

test('whoever waited for a part may show it at once: the page speaks it already', async () => {
  const texts = catalogue();
  show(texts);
  let seen: string | null = null;
  const asked = needTexts('statistics').then(() => {
    screen.getByRole('checkbox').click();
    seen = document.body.textContent;
  });
  // Within `act` nothing is drawn by itself until it ends.
  await act(async () => {
    texts.waiting[0]?.come({ more: 'Known' });
    await asked;
  });
  expect(seen).toContain('Known');
});

test('a language that is chosen while a part is on its way is spoken, with that part', async () => {
  const texts = catalogue();
  show(texts);
  const asked = needTexts('service');
  screen.getByRole('button').click();
  expect(texts.waiting.map(({ language }) => language)).toEqual(['en', 'nl']);
  await come(texts.waiting[1], { first: 'Eerste' });
  expect(await screen.findByText('Eerste')).toBeVisible();
  await come(texts.waiting[0], { more: 'Too late' });
  expect(texts.waiting[2]?.language).toBe('nl');
  await come(texts.waiting[2], { more: 'Meer' });
  await asked;
  open();
  expect(screen.getByText('Meer')).toBeVisible();
  expect(screen.getByText('Eerste')).toBeVisible();
});

test('a part that does not come is told, the page speaks on, and the next one who needs it asks again', async () => {
  const texts = catalogue();
  show(texts);
  const asked = needTexts('settings');
  texts.waiting[0]?.fail();
  await expect(asked).rejects.toThrow('no network');
  expect(screen.getByText('First')).toBeVisible();
  const again = needTexts('settings');
  await come(texts.waiting[1], { more: 'Second try' });
  await again;
  open();
  expect(screen.getByText('Second try')).toBeVisible();
});

test('a part that is needed before the first catalogue is handed out waits for nobody, since it is in it', async () => {
  await expect(needTexts('dialogs')).resolves.toBeUndefined();
});

test('a part that is needed between the first catalogue and the page is waited for until the page knows it', async () => {
  await loadCatalogue('en');
  let known = false;
  const asked = needTexts('profile').then(() => (known = true));
  const texts = catalogue();
  show(texts);
  expect(texts.waiting).toHaveLength(1);
  expect(known).toBe(false);
  await come(texts.waiting[0], { more: 'Complete' });
  await asked;
  open();
  expect(screen.getByText('Complete')).toBeVisible();
});
