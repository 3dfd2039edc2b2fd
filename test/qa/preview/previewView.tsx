import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VisualiserPage } from '../../../src/qa/VisualiserPage';
import { pictureDrawn, renderQa, type QaOptions } from '../../support/rendered/renderQa';

/** Preview as a visitor finds it at an address. */
export async function open(place: Readonly<Record<string, string>>, language: QaOptions['language'] = 'en') {
  const user = userEvent.setup();
  const at = `/qa?${new URLSearchParams({ mode: 'preview', ...place }).toString()}`;
  const { router, unmount } = await renderQa(<VisualiserPage />, { at, language });
  const address = () => new URLSearchParams(router.state.location.search);
  const steps = (): unknown[] => JSON.parse(address().get('steps') ?? '[]');
  return { user, router, address, steps, unmount };
}

/** The same, when picture and dialog are there. */
export async function openDialog(place: Readonly<Record<string, string>>, language?: QaOptions['language']) {
  const opened = await open(place, language);
  await pictureDrawn();
  await waitFor(() => expect(dialog()).toBeVisible());
  return opened;
}

export function inPicture(name: string): SVGElement {
  const items = [...document.querySelectorAll<SVGElement>('[data-name]')];
  const found = items.find(({ dataset }) => dataset.name === name);
  if (!found) throw new Error(`${name} is not in the picture`);
  return found;
}

export function stage(): HTMLIFrameElement {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no window for the dialog');
  return frame;
}

/** The page inside the window. */
export function pageOf(frame: HTMLIFrameElement): HTMLElement {
  const page = frame.contentDocument?.body;
  if (!page) throw new Error('The window is empty');
  return page;
}

export const inStage = () => within(pageOf(stage()));
export const dialog = () => inStage().getByRole('dialog');
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Waits until the dialog shows the machine and state that the page says it is in. */
export async function arrived(place: string): Promise<void> {
  await waitFor(() => expect(stage().title).toBe(place));
  await settled();
}

/** Long enough for the real machine to be led to its place. */
export async function settled(): Promise<void> {
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
}
