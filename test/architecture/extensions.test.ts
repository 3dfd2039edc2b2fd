/** Server, client and docs/EXTENSIONS.md know the same names in `extensions` of `/users/me`. */
import { filesBelow, textOf } from './files';

const server = filesBelow('server', /\.ts$/).map(textOf);
const client = filesBelow('src', /\.tsx?$/).map(textOf);

/** The texts of constants. */
const constants = new Map(
  [...server, ...client].flatMap((text) =>
    [...text.matchAll(/\bconst ([A-Z_]+) = '(\w+)'/g)].map(([, name = '', value = '']) => [name, value]),
  ),
);

/** Returns a name that is written in a source as a text, or as a constant. */
function nameOf(written: string): string {
  const name = /^'(\w+)'$/.exec(written)?.[1] ?? constants.get(written);
  if (name === undefined) throw new Error(`What extension is ${written}?`);
  return name;
}

/** The extensions that modules announce: the lists in their member `extensions`. */
const announced = filesBelow('server', /\.module\.ts$/)
  .flatMap((file) => /^ {2}extensions: [^]*?(?=^ {2}\w|^\})/m.exec(textOf(file)) ?? [])
  .flatMap((member) => member.match(/'\w+'|\b[A-Z_]+_EXTENSION\b/g) ?? [])
  .map(nameOf);
const referenced = client
  .flatMap((text) => [...text.matchAll(/\bextensions\.includes\(([A-Z_']+|'\w+')\)|\bneeds: ([A-Z_]+),/g)])
  .map(([, included, needed]) => nameOf(included ?? needed ?? ''));
const [table = ''] = textOf('docs/EXTENSIONS.md').split(/^## /m);
const documented = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);

test('every name that the server gives is in the document, and no other', () => {
  expect(announced.length).toBeGreaterThan(10);
  expect([...announced].sort()).toEqual([...documented].sort());
});

test('every name that the client requests is one that the server may give', () => {
  expect(referenced.length).toBeGreaterThan(10);
  expect(referenced.filter((name) => !announced.includes(name))).toEqual([]);
});
