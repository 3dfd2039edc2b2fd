import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ComboboxOption } from '../../src/ui/fields/Combobox';
import { PickOne } from '../../src/ui/fields/PickOne';
import { violations } from '../support/dom/axe';
import { renderUi } from '../support/rendered/intl';

const services = (count: number): ComboboxOption[] =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), label: `Service ${index}` }));
const cafés = [...services(8), { value: 'c', label: 'Café Ångström', note: 'https://cafe.example/sp' }];

const chosen = jest.fn();
beforeEach(() => chosen.mockClear());

function Shown({
  options,
  first = '0',
  clear,
}: {
  options: ComboboxOption[];
  first?: string;
  clear?: boolean;
}) {
  const [value, setValue] = useState(first);
  const choose = (next: string) => {
    chosen(next);
    setValue(next);
  };
  const clearing = clear && value !== '0' ? { onClear: () => choose('0') } : {};
  return <PickOne label="Service" options={options} value={value} onChange={choose} {...clearing} />;
}
const field = () => screen.getByRole('combobox', { name: 'Service' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('up to six options are a plain select, from seven on it has a text field (REQUIREMENTS 44)', async () => {
  const { unmount } = await renderUi(<Shown options={services(6)} />);
  expect(field().tagName).toBe('SELECT');
  unmount();
  await renderUi(<Shown options={services(7)} />);
  expect(field().tagName).toBe('INPUT');
  expect(field()).toHaveValue('Service 0');
});

test('by keys alone: type without accents, mark, choose (REQUIREMENTS 44)', async () => {
  const user = userEvent.setup();
  await renderUi(<Shown options={cafés} />);
  await user.tab();
  await user.keyboard('cafe ang');
  expect(options()).toEqual(['Café Ångströmhttps://cafe.example/sp']);
  expect(screen.getByRole('status')).toHaveTextContent('1 option');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('Café Ångström');
  expect(field()).toHaveFocus();
  expect(chosen.mock.calls).toEqual([['c']]);
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  const marked = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(marked()).toContain('Café');
  await user.keyboard('{ArrowUp}{PageUp}{ArrowDown}');
  expect(marked()).toBe('Service 1');
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('1');
});

test('Escape and leaving keep the choice; an empty result is reported (REQUIREMENTS 44)', async () => {
  const user = userEvent.setup();
  await renderUi(<Shown options={cafés} first="3" />);
  await user.click(field());
  await user.keyboard('zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No results');
  await user.keyboard('{Enter}{Escape}');
  expect(field()).toHaveValue('Service 3');
  await user.keyboard('Service 4');
  await user.tab();
  expect(field()).toHaveValue('Service 3');
  expect(chosen).not.toHaveBeenCalled();
});

test('a press on the message of an empty result keeps the typed text (REQUIREMENTS 44)', async () => {
  const user = userEvent.setup();
  await renderUi(<Shown options={cafés} />);
  await user.click(field());
  await user.keyboard('zzz');
  await user.click(screen.getByText('No results'));
  expect(screen.getByText('No results')).toBeVisible();
  expect(field()).toHaveValue('zzz');
  expect(field()).toHaveFocus();
});

test('a pointer chooses, and the choice can be cleared (REQUIREMENTS 44)', async () => {
  const user = userEvent.setup();
  await renderUi(<Shown options={cafés} clear />);
  await user.click(field());
  await user.click(within(screen.getByRole('listbox')).getByText('Service 5'));
  expect(field()).toHaveValue('Service 5');
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear: Service 5' }));
  expect(field()).toHaveValue('Service 0');
  expect(field()).toHaveFocus();
});

test('few options are cleared by choosing their placeholder, and only if they may be empty (REQUIREMENTS 44)', async () => {
  const cleared = jest.fn();
  const pick = (onClear?: () => void) => (
    <PickOne
      label="Service"
      placeholder="Choose…"
      options={services(2)}
      value="1"
      onChange={chosen}
      onClear={onClear}
    />
  );
  const { unmount } = await renderUi(pick(cleared));
  await userEvent.selectOptions(field(), 'Choose…');
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(chosen).not.toHaveBeenCalled();
  unmount();
  await renderUi(pick());
  expect(options()).toEqual(['Service 0', 'Service 1']);
});

test('a thousand options: all are there, and one key leaves the matching ones (REQUIREMENTS 44)', async () => {
  const user = userEvent.setup();
  const { container } = await renderUi(<Shown options={services(1000)} />);
  await user.click(field());
  expect(options()).toHaveLength(1000);
  await user.keyboard('99');
  expect(options()).toHaveLength(19);
  expect(await violations(container)).toEqual([]);
});

test('the arrow opens at the first option if nothing is chosen, and Enter chooses it at once (REQUIREMENTS 44)', async () => {
  const user = userEvent.setup();
  await renderUi(<Shown options={services(8)} first="" />);
  await user.tab();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['0']]);
  expect(field()).toHaveValue('Service 0');
});

test('Enter in the same moment chooses the first match of the typed text, not of the shown list (REQUIREMENTS 44)', async () => {
  await renderUi(<Shown options={cafés} first="3" />);
  const input = field();
  act(() => input.focus());
  // One batch: the list has not been drawn again between the key and Enter.
  act(() => {
    fireEvent.change(input, { target: { value: 'cafe' } });
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  expect(chosen.mock.calls).toEqual([['c']]);
});

test('the arrow and Enter in the same moment (REQUIREMENTS 44)', async () => {
  await renderUi(<Shown options={services(8)} first="" />);
  const input = field();
  act(() => {
    input.focus();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  expect(chosen.mock.calls).toEqual([['0']]);
});

test.each([
  ['while it is composed', { isComposing: true }],
  ['after it, as in Safari', { keyCode: 229 }],
])('Enter that confirms a word %s chooses nothing (REQUIREMENTS 44)', async (_, composing) => {
  await renderUi(<Shown options={cafés} first="3" />);
  const input = field();
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'cafe' } });
  fireEvent.keyDown(input, { key: 'Enter', ...composing });
  expect(chosen).not.toHaveBeenCalled();
  expect(field()).toHaveValue('cafe');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(chosen.mock.calls).toEqual([['c']]);
});
