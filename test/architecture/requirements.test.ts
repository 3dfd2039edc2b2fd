/** What the dashboard promises stands in docs/REQUIREMENTS.md, and each promise has a test. */
import { filesBelow, textOf } from './files';
import { requirementFaults } from './requirements';

/** The number that was given away last. */
const LAST = 488;

const document = textOf('docs/REQUIREMENTS.md');
const tests = new Set(filesBelow('test', /\.test\.tsx?$/).map((file) => file.replace(/^test\//, '')));

test('every promise has its number, once and in order, and tests that are there', () => {
  expect(requirementFaults(document, LAST, tests)).toEqual([]);
});

const row = (number: number) =>
  document.split('\n').find((line) => new RegExp(`^\\| ${number} +\\|`).test(line)) ?? '';
const [, , promise = '', shownBy = ''] = row(62).split('|');

test.each([
  ['a number is missing', `${row(62)}\n`, '', ['62 is missing']],
  ['the last number is missing', `${row(LAST)}\n`, '', [`${LAST} is missing`]],
  ['a number stands twice', '| 63 ', '| 62 ', ['63 is missing', '62 stands twice']],
  [
    'a number is not of the list',
    '| 62 ',
    '| 999 ',
    ['62 is missing', '999 is no number of the list', '63 stands behind 999'],
  ],
  [
    'two rows have changed places',
    `${row(62)}\n${row(63)}`,
    `${row(63)}\n${row(62)}`,
    ['62 stands behind 63'],
  ],
  ['a row promises nothing', promise, ' ', ['62 promises nothing']],
  ['two rows promise the same', row(63).split('|')[2] ?? '', promise, ['62 promises what 63 does']],
  ['a row has no test', shownBy, ' later ', ['62 is shown by no test']],
  [
    'a file is not there',
    shownBy,
    ' `features/gone.test.ts` ',
    ['62 is shown by features/gone.test.ts, which is no test'],
  ],
  ['a file is no test', shownBy, ' `support/axe.ts` ', ['62 is shown by support/axe.ts, which is no test']],
])('and that is noticed: %s', (_what, whole, broken, faults) => {
  expect(whole.trim()).not.toBe('');
  // The last row is where its section ends, which may be anywhere.
  const place = document.indexOf(whole, whole.startsWith(row(LAST)) ? 0 : document.indexOf(row(62)));
  const copy = document.slice(0, place) + broken + document.slice(place + whole.length);
  expect(requirementFaults(copy, LAST, tests)).toEqual(faults);
});
