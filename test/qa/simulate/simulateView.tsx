import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VisualiserPage } from '../../../src/qa/VisualiserPage';
import { pictureDrawn, renderQa, type QaOptions } from '../../support/rendered/renderQa';

/** Simulate as a visitor finds it at an address. */
export async function open(place: Readonly<Record<string, string>>, language: QaOptions['language'] = 'en') {
  const user = userEvent.setup();
  const at = `/qa?${new URLSearchParams({ mode: 'simulate', ...place }).toString()}`;
  const { router } = await renderQa(<VisualiserPage />, { at, language });
  if (place.machine) await pictureDrawn();
  const address = () => new URLSearchParams(router.state.location.search);
  const steps = (): unknown[] => JSON.parse(address().get('steps') ?? '[]');
  const inPicture = (name: string) => {
    const items = document.querySelectorAll<SVGElement>('[data-name]');
    const found = [...items].find(({ dataset }) => dataset.name === name);
    if (!found) throw new Error(`${name} is not in the picture`);
    return found;
  };
  /** Moves with Tab to a control and presses a key there, without a mouse. */
  async function press(control: HTMLElement, key = '{Enter}') {
    for (let tabs = 0; tabs < 80 && document.activeElement !== control; tabs += 1) await user.tab();
    expect(control).toHaveFocus();
    await user.keyboard(key);
  }
  return { user, router, address, steps, inPicture, press };
}

export const region = (name: string | RegExp) => screen.getByRole('region', { name });
export const now = () => region('Now');
export const journal = () => region('Journal');
export const button = (name: string | RegExp) => within(now()).getByRole('button', { name });
export const steps = (...taken: readonly object[]) => JSON.stringify(taken);
export const plain = { answer: 'admission', fixture: 'plain' };
