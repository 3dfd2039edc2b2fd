import { screen, within } from '@testing-library/react';

/** Waits for the form, and returns the button that sends it. */
export function form(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: /^(Send request|Connect now|Accept invitation)$/ });
}

/** Returns the checks as text, either those that are open or those that are folded because they are in order. */
function pointsThat(areFolded: boolean): string[] {
  const ready = within(screen.getByRole('region', { name: '1. Ready to connect?' }));
  return ready
    .queryAllByRole('listitem')
    .filter((point) => Boolean(point.closest('details')) === areFolded)
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim());
}

/** Returns the lists that open below a line, by heading. */
export function listsOf(label: string): Record<string, string[]> {
  const details = screen.getByText(label).closest('details');
  const lists = [...(details?.querySelectorAll('dl > div') ?? [])];
  return Object.fromEntries(
    lists.map((list) => [
      list.querySelector('dt')?.textContent ?? '',
      [...list.querySelectorAll('dd')].map(({ textContent }) => textContent ?? ''),
    ]),
  );
}

/** Returns the line for everything that is in order. */
export const inOrder = () => screen.getByText(/points? in order$/).textContent;

export const known = () => pointsThat(true);
export const toCheck = () => pointsThat(false);
export const startingWith = (lines: string[], start: string) =>
  lines.filter((line) => line.startsWith(start));
