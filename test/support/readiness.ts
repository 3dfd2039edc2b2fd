import { screen, within } from '@testing-library/react';

/** The button that sends, once the form is there. */
export function form(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: /^(Send request|Connect now|Accept invitation)$/ });
}

/** The lines under a heading, as they are read. */
function linesOf(title: string): string[] {
  const group = screen.queryByRole('region', { name: title });
  if (!group) return [];
  return within(group)
    .getAllByRole('listitem')
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

export const happens = () => linesOf('What will happen');
export const known = () => linesOf('What is already known');
export const toCheck = () => linesOf('For your institution to check');
export const startingWith = (lines: string[], start: string) =>
  lines.filter((line) => line.startsWith(start));
