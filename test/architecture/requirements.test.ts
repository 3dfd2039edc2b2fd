/**
 * The promises of the dashboard are in two lists, one for the core and one for the extensions, and each
 * promise has a test.
 */
import { filesBelow, textOf } from './files';
import { extensionRequirements, requirements as rows } from './requirements';

/** The number that was given away last. */
const LAST = 534;

test('every promise has its number, once, in ascending order in its section, and no other has the same words', () => {
  const numbers = rows.map(({ number }) => Number(number));
  expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: LAST }, (_, index) => index + 1));
  const outOfOrder = rows.filter(
    ({ section, number }, index) =>
      rows[index - 1]?.section === section && Number(rows[index - 1]?.number) > Number(number),
  );
  expect(outOfOrder).toEqual([]);
  expect(new Set(rows.map(({ promise }) => promise)).size).toBe(LAST);
});

test('every promise names existing tests', () => {
  const tests = new Set(filesBelow('test', /\.test\.tsx?$/).map((file) => file.replace(/^test\//, '')));
  const faults = rows.flatMap(({ number, shownBy }) =>
    shownBy.length > 0
      ? shownBy.filter((file) => !tests.has(file)).map((file) => `${number}: ${file} is not a test`)
      : [`${number} names no test`],
  );
  expect(faults).toEqual([]);
});

test('the promises of the extensions are grouped by extension, in the order of server/extensions.ts', () => {
  const order = [...textOf('server/extensions.ts').matchAll(/'\.\/extensions\/(\w+)\//g)].map(
    ([, name]) => name,
  );
  const sections = [...new Set(extensionRequirements.map(({ section }) => section))];
  expect(order.filter((name = '') => sections.includes(name))).toEqual(sections);
});
