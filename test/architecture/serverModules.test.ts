/** The modules of the server build on one another in the direction that ARCHITECTURE.md shows, and it lists them all. */
import { filesBelow, textOf } from './files';

interface Policy {
  readonly from?: { readonly element?: { readonly captured?: { readonly module?: string } } };
  readonly allow?: {
    readonly to?: { readonly element?: { readonly captured?: { readonly module?: unknown } } };
  };
}

const picture = /```mermaid\n([^`]*)```/.exec(textOf('docs/ARCHITECTURE.md'))?.[1] ?? '';
const arrows = [...picture.matchAll(/(\w+) --> (\w+)/g)].map(([, from = '', to = '']) => [from, to] as const);
const drawn = new Set(picture.match(/(?<=[\s>])[a-z]\w*/g));

/** Modules that the linter lets each module import. */
const allowed = new Map(
  (
    JSON.parse(textOf('.eslintrc.json')) as {
      readonly rules: {
        readonly 'boundaries/dependencies': readonly [string, { readonly policies: Policy[] }];
      };
    }
  ).rules['boundaries/dependencies'][1].policies.flatMap(({ from, allow }) => {
    const module = from?.element?.captured?.module;
    const others = allow?.to?.element?.captured?.module;
    return module && Array.isArray(others) ? [[module, others as readonly string[]] as const] : [];
  }),
);

function below(module: string): string[] {
  const next = arrows.filter(([from]) => from === module).map(([, to]) => to);
  return [...new Set(next.flatMap((one) => [one, ...below(one)]))];
}

const modules = [...new Set(filesBelow('server/modules', /\.ts$/).map((file) => file.split('/')[2] ?? ''))];

test('every module is in the picture, and has its entry', () => {
  expect([...drawn].filter((name) => name !== 'flowchart').sort()).toEqual([...modules].sort());
  expect(
    modules.filter((module) => filesBelow(`server/modules/${module}/${module}.module.ts`, /./).length !== 1),
  ).toEqual([]);
});

test.each(modules)('%s may import modules below it, and no others', (module) => {
  const others = allowed.get(module) ?? [];
  expect(others.filter((one) => !below(module).includes(one))).toEqual([]);
  const direct = arrows.filter(([from]) => from === module).map(([, to]) => to);
  expect(direct.filter((one) => !others.includes(one))).toEqual([]);
});

const folders = [
  ...new Set(filesBelow('server/extensions', /\.ts$/).map((file) => file.split('/')[2] ?? '')),
];

test('the document and the list of extensions have every extension', () => {
  const listed = [...textOf('server/extensions.ts').matchAll(/'\.\/extensions\/(\w+)\/\1\.module'/g)];
  expect(listed.map(([, name]) => name).sort()).toEqual(folders.sort());
  const [, table = ''] = /^## Core and extensions\n([^]*?)^## /m.exec(textOf('docs/ARCHITECTURE.md')) ?? [];
  expect(folders.filter((name) => !table.includes(`| \`${name}\` `))).toEqual([]);
});

test('the README lists every module of the core and every extension', () => {
  const [, list = ''] = /^## Core and extensions\n([^]*?)^## /m.exec(textOf('README.md')) ?? [];
  expect([...modules, ...folders].filter((name) => !list.includes(`\`${name}\``))).toEqual([]);
});
