import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { languages } from '../../../src/contracts/domain/language';
import { loadDialogs, placesOf } from '../../../src/qa/preview/dialogs';
import { violations } from '../../support/dom/axe';
import { arrived, dialog, open, openDialog, pageOf, settled, stage } from './previewView';

const choose = async (group: string, name: string) => {
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
  await settled();
};
const dialogLanguage = 'Language of the dialog';

describe('its language, theme and width', () => {
  test.each([
    ['English', 'Connect Lantern Archive', 'en'],
    ['Nederlands', 'Lantern Archive koppelen', 'nl'],
    ['Português', /Lantern Archive/, 'pt'],
    ['Pseudo', /^⟦Çóóñññ?ééçţ Lantern Archive⟧$/, 'en'],
  ])('in %s, while the page keeps its language', async (name, title, lang) => {
    const { address } = await openDialog({ machine: 'connect' });
    await choose(dialogLanguage, name);
    await waitFor(() => expect(dialog()).toHaveAccessibleName(title));
    expect(pageOf(stage()).ownerDocument.documentElement.lang).toBe(lang);
    expect(document.documentElement.lang).toBe('en');
    expect(address().get('in')).toBe(
      { English: 'en', Nederlands: 'nl', Português: 'pt', Pseudo: 'pseudo' }[name],
    );
  });

  test('dark and on a phone, and again from the pasted address', async () => {
    const { address } = await openDialog({ machine: 'connect' });
    await choose('Colours of the dialog', 'Dark');
    await choose('Width of the dialog’s window', 'Phone');
    expect(Object.fromEntries(address())).toMatchObject({ theme: 'dark', width: 'phone' });
    expect(pageOf(stage()).ownerDocument.documentElement.dataset.theme).toBe('dark');
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(stage().style.inlineSize).toBe('375px');
  });

  test('unknown values in the address are left out', async () => {
    await openDialog({ machine: 'connect', in: 'de', theme: 'pink', width: '12', ports: '?', story: 'gone' });
    expect(screen.getByText(/gone/)).toBeVisible();
    expect(dialog()).toHaveAccessibleName('Connect Lantern Archive');
    expect(stage().style.inlineSize).toBe('880px');
  });

  test('another mode discards them', async () => {
    const { address } = await openDialog({ machine: 'connect', theme: 'dark', in: 'nl' });
    fireEvent.click(screen.getByRole('link', { name: 'Simulate' }));
    await settled();
    expect(Object.fromEntries(address())).toEqual({ mode: 'simulate', machine: 'connect' });
  });
});

describe('without a dialog', () => {
  test.each(['session', 'visualiser', 'inviteLink'])(
    '%s says so and leads to those that have one',
    async (machine) => {
      const { user, address } = await open({ machine });
      expect(await screen.findByText(/has no dialog/)).toHaveTextContent(machine);
      await user.click(screen.getByRole('link', { name: /^disconnect — / }));
      expect(address().get('machine')).toBe('disconnect');
    },
  );

  test('a machine inside dialogs is shown alone, with the dialogs that show it', async () => {
    await openDialog({ machine: 'stepUp', story: 'unmet' });
    expect(screen.getByText(/has no dialog of its own/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'connect' })).toBeVisible();
  });

  test('no machine: all of them', async () => {
    await open({});
    expect(await screen.findByRole('link', { name: /^connect — / })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All panels of all dialogs' })).toBeVisible();
  });
});

/** The panels themselves are drawn in a real browser: test/browser/qa/qaPreview.walk.test.ts. */
/** Every list of panels is near, but no panel itself, so that none is drawn. */
class ListsAreNear {
  constructor(private readonly notify: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe = (shown: Element) => this.notify([{ isIntersecting: shown.localName === 'ul' }]);
  disconnect = () => undefined;
}

test('the gallery has a place for every panel of every view, each with a link to itself', async () => {
  globalThis.IntersectionObserver = ListsAreNear as unknown as typeof IntersectionObserver;
  const dialogs = await loadDialogs();
  const { user } = await open({ view: 'gallery' });
  for (const { entry, view } of dialogs) {
    const section = await screen.findByRole('region', { name: new RegExp(`^Panels of ${entry.id} — `) });
    for (const place of placesOf(view)) {
      const card = section.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (!card) throw new Error(`${entry.id} lacks ${place}`);
      await waitFor(() => expect(card.querySelector('a')).toBeVisible());
    }
  }
  const editing = document.querySelector<HTMLElement>('[data-place="disconnect.confirming"]');
  await user.click(within(editing ?? document.body).getByRole('link'));
  await arrived('disconnect.confirming');
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test.each(languages)('axe finds nothing in the page around, in %s', async (language) => {
  await openDialog({ machine: 'connect', ports: 'held' }, language);
  await settled();
  expect(await violations()).toEqual([]);
});
