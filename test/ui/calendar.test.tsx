import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../src/contracts/domain/language';
import { Calendar } from '../../src/ui/calendar/Calendar';
import { DatePicker } from '../../src/ui/calendar/DatePicker';
import { UnitPicker, type UnitPickerProps } from '../../src/ui/calendar/UnitPicker';
import { violations } from '../support/dom/axe';
import { renderUi } from '../support/rendered/intl';

const chosen = jest.fn();
const week = jest.fn();
beforeEach(() => [chosen, week].forEach((mock) => mock.mockClear()));

function show(language: Language = 'en', value = '2026-11-21') {
  return renderUi(
    <Calendar value={value} min="2011-01-01" max="2026-11-21" onChange={chosen} onWeek={week} today />,
    { language },
  );
}
/** Versions of the tables of languages differ in a comma. */
const day = (name: string) =>
  screen.getByRole('button', { name: (shown) => shown.replaceAll(',', '') === name.replaceAll(',', '') });

test('shows a month in ISO weeks; the future cannot be chosen (REQUIREMENTS 215)', async () => {
  const user = userEvent.setup();
  const { container } = await show();
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  expect(day('Sunday 22 November 2026')).toBeDisabled();
  await user.click(day('Friday 20 November 2026'));
  expect(chosen).toHaveBeenLastCalledWith('2026-11-20');
  await user.click(day('Today'));
  expect(chosen).toHaveBeenLastCalledWith('2026-11-21');
  expect(await violations(container)).toEqual([]);
});

test('a week is chosen by its number, even around New Year (REQUIREMENTS 215)', async () => {
  const user = userEvent.setup();
  await show('en', '2026-01-02');
  expect(screen.getAllByRole('button', { name: /^Week/ }).map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  await user.click(day('Week 1'));
  expect(week).toHaveBeenLastCalledWith('2025-12-29');
});

test('by keys alone: days, weeks, months, years, never beyond the ends (REQUIREMENTS 215)', async () => {
  const user = userEvent.setup();
  await show();
  day('Saturday 21 November 2026').focus();
  const steps: readonly (readonly [string, string])[] = [
    ['{ArrowRight}', 'Saturday 21 November 2026'],
    ['{ArrowLeft}', 'Friday 20 November 2026'],
    ['{ArrowUp}', 'Friday 13 November 2026'],
    ['{Home}', 'Monday 9 November 2026'],
    ['{End}', 'Sunday 15 November 2026'],
    ['{PageUp}', 'Thursday 15 October 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Wednesday 15 October 2025'],
    ['{PageDown}', 'Saturday 15 November 2025'],
  ];
  for (const [keys, name] of steps) {
    await user.keyboard(keys);
    expect(day(name)).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('2025-11-15');
});

test.each([
  ['nl', 'november 2026', 'zaterdag 21 november 2026', 'Vandaag'],
  ['pt', 'novembro de 2026', 'sábado, 21 de novembro de 2026', 'Hoje'],
] as const)('speaks %s (REQUIREMENTS 215)', async (language, title, name, today) => {
  await show(language);
  expect(screen.getByRole('grid', { name: title })).toBeInTheDocument();
  expect(day(name)).toBeEnabled();
  expect(day(today)).toBeEnabled();
});

test.each([
  ['en', '1 Jan 2026'],
  ['nl', '1 jan 2026'],
  ['pt', '1 de jan. de 2026'],
] as const)('in %s a chosen day is %s: the month has its name', async (language, name) => {
  const ends = { min: '2011-01-01', max: '2026-11-21' };
  await renderUi(<DatePicker label="From" value="2026-01-01" {...ends} onChange={chosen} />, { language });
  expect(screen.getByRole('button', { name: /From/ })).toHaveTextContent(name);
});

function pick(unit: UnitPickerProps['unit'], value = '2026-11-01') {
  const ends = { min: '2011-01-01', max: '2026-11-21' };
  return renderUi(<UnitPicker unit={unit} label="From" value={value} {...ends} onChange={chosen} />);
}
const select = (name: string) => screen.getByRole('combobox', { name });
const offered = (name: string) => [...select(name).children].map(({ textContent }) => textContent);

test('years are offered from 2011 to the last one (REQUIREMENTS 215)', async () => {
  await pick('year');
  expect(offered('From: Year')).toEqual(Array.from({ length: 16 }, (_, index) => String(2026 - index)));
  await userEvent.selectOptions(select('From: Year'), '2011');
  expect(chosen).toHaveBeenLastCalledWith('2011-01-01');
});

test('months and quarters end with the present one (REQUIREMENTS 215)', async () => {
  await pick('month');
  expect(offered('From: Month')).toHaveLength(11);
  await userEvent.selectOptions(select('From: Month'), 'Mar');
  expect(chosen).toHaveBeenLastCalledWith('2026-03-01');
  await userEvent.selectOptions(select('From: Year'), '2020');
  expect(chosen).toHaveBeenLastCalledWith('2020-11-01');
});

test('a quarter keeps its place in another year (REQUIREMENTS 215)', async () => {
  await pick('quarter', '2025-10-01');
  expect(offered('From: Quarter')).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  await userEvent.selectOptions(select('From: Quarter'), 'Q2');
  expect(chosen).toHaveBeenLastCalledWith('2025-04-01');
  await userEvent.selectOptions(select('From: Year'), '2024');
  expect(chosen).toHaveBeenLastCalledWith('2024-10-01');
});
