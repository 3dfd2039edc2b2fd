import { screen, within } from '@testing-library/react';

/** The button that sends, once the form is there. */
export function form(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: /^(Send request|Connect now|Accept invitation)$/ });
}

/** The points, as they are read: what is in order stands folded in a line of its own. */
function pointsThat(areFolded: boolean): string[] {
  const ready = within(screen.getByRole('region', { name: '1. Ready to connect?' }));
  return ready
    .queryAllByRole('listitem')
    .filter((point) => Boolean(point.closest('details')) === areFolded)
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim());
}

/** The lists that a line shows when asked, by heading. */
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

/** The line that stands for what is in order. */
export const inOrder = () => screen.getByText(/points? in order$/).textContent;

export const known = () => pointsThat(true);
export const toCheck = () => pointsThat(false);
export const startingWith = (lines: string[], start: string) =>
  lines.filter((line) => line.startsWith(start));
