/** A number that code, tests or documents refer to can be looked up: it is a row of a document in this repository. */
import path from 'node:path';
import { filesBelow, textOf } from './files';
import { requirements } from './requirements';

const documents = filesBelow('docs/decisions', /\/\d{4}-.*\.md$/).sort();
const traps = [...textOf('docs/WIRE.md').matchAll(/^- \*\*(T\d+)\*\* /gm)].map(([, trap]) => trap);

/** Forms that name numbers, and the numbers that each may name: none, if no document of the repository has them. */
const forms: readonly (readonly [RegExp, ReadonlySet<string | undefined>])[] = [
  [/\bREQUIREMENTS (\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*)/g, new Set(requirements.map(({ number }) => number))],
  [/\bWIRE (T\d+(?:, T\d+)*)/g, new Set(traps)],
  [/\bdecisions?(?: |\/0*)(\d+)/g, new Set(documents.map((_, index) => String(index + 1)))],
  [/\bissues? (\d+)/g, new Set()],
  [/\bitems? (\d+)/g, new Set()],
  [/\bcontract (?:§|T\d)([\d.]*)/gi, new Set()],
  [/\bweakness(?:es)? (\d+)/g, new Set()],
  [/\bspec(?:ification)?,? part (\d)/gi, new Set()],
  [/\bbehaviour(\.md| §?\d)[\d.]*/gi, new Set()],
  [/\bdecisions,? ([A-Z]\d+)/g, new Set()],
  [/\bobligations? ([A-Z]?\d[\d.]*)/gi, new Set()],
];

test('every reference by number leads to a row', () => {
  const files = ['src', 'server', 'test', 'scripts', 'docs', 'README.md']
    .flatMap((folder) => filesBelow(folder, /\.(tsx?|m?js|css|md)$/))
    .filter((file) => file !== 'test/architecture/references.test.ts');
  const faults = files.flatMap((file) => {
    // A reference may continue in the next line of its comment.
    const text = textOf(file).replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
    return forms.flatMap(([form, known]) =>
      [...text.matchAll(form)].flatMap(([reference, numbers = '']) =>
        numbers.split(/, |–/).every((number) => known.has(number)) ? [] : [`${file}: ${reference}`],
      ),
    );
  });
  expect(faults).toEqual([]);
});

test('decisions are numbered without gaps, in their names and their titles, which begin with a subject', () => {
  const places = documents.map((_, index) => index + 1);
  const titles = documents.map((file) => /^# (\d+)\. (\w[\w ]*: .*)$/m.exec(textOf(file)) ?? []);
  expect(documents.map((file) => Number(/\d{4}/.exec(file)?.[0]))).toEqual(places);
  expect(titles.map(([, number]) => Number(number))).toEqual(places);
  const listed = documents.map(
    (file, index) => `${index + 1}. [${titles[index]?.[2]}](${path.basename(file)})`,
  );
  expect(
    textOf('docs/decisions/README.md')
      .split('\n')
      .filter((line) => /^\d/.test(line)),
  ).toEqual(listed);
});
