/** Whoever meets a number in the code can look it up: it is a row of a document in this repository. */
import { filesBelow, textOf } from './files';
import { numbered, referenceFaults } from './references';

const known = numbered();
const files = ['src', 'server', 'test', 'scripts', 'docs', 'README.md'].flatMap((folder) =>
  filesBelow(folder, /\.(tsx?|m?js|css|md)$/),
);

test('every reference by number leads to a row', () => {
  const others = files.filter((file) => !file.startsWith('test/architecture/references'));
  const faults = others.flatMap((file) =>
    referenceFaults(textOf(file), known).map((reference) => `${file}: ${reference}`),
  );
  expect(faults).toEqual([]);
});

test('decisions are numbered without gaps, in their names and their titles', () => {
  const documents = filesBelow('docs/decisions', /\.md$/).sort();
  const titles = documents.map((file) => Number(/^# (\d+)\. /.exec(textOf(file))?.[1]));
  expect(titles).toEqual(documents.map((_, place) => place + 1));
  expect([...known.decisions].map(Number)).toEqual(titles);
});

test.each([
  'REQUIREMENTS 999',
  'REQUIREMENTS 12, 999',
  'REQUIREMENTS 63–999',
  'WIRE T0',
  'WIRE T6, T99',
  'decision 99',
  'decisions/0099',
  'issue 9',
  'item 160',
  'items 63',
  'contract §2.6',
  'contract T6',
  'weaknesses 8',
  'spec part 2',
  'behaviour.md',
  'decisions C5',
  'obligations D4',
])('and that is noticed: %s', (reference) => {
  expect(referenceFaults(`/** It is so (${reference}). */`, known)).toEqual([reference]);
  expect(referenceFaults(` * It is so (${reference.replace(' ', '\n * ')}).`, known)).toEqual([reference]);
});

test.each(['REQUIREMENTS 12, 63–75', 'WIRE T6', 'decision 11', 'item by item', 'the decision point'])(
  'and what can be looked up is no fault: %s',
  (reference) => {
    expect(referenceFaults(`/** It is so (${reference}). */`, known)).toEqual([]);
  },
);
