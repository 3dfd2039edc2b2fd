/** The lint's habits are alive: each planted error is found by the rule that is there for it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './files';

/** Imports that the layers do not allow: the importing file, and what it imports. */
const imports: readonly (readonly [string, string])[] = [
  ['src/lib/planted.ts', '../store/makeStore'],
  ['src/machines/planted.ts', '../api/baseApi'],
  ['src/features/tickets/planted.ts', '../services/ServicesPage'],
  ['src/features/tickets/planted.ts', '../../dialogs/host/DialogHost'],
  ['src/features/tickets/planted.ts', '../../machines/kit/port'],
  ['src/machines/pages/inviteLink/planted.ts', '../../../api/baseApi'],
  ['src/dialogs/connect/planted.ts', '../../store/makeStore'],
  ['src/dialogs/connect/planted.ts', '../connection/connection.ports'],
  ['src/dialogs/connect/planted.ts', './connect.stories'],
  ['src/dialogs/host/planted.ts', '../stories'],
  ['src/machines/connect/planted.ts', './connect.fixtures'],
  ['src/app/planted.ts', '../machines/registry'],
  ['src/qa/planted.ts', '../dialogs/registry'],
  ['src/qa/planted.ts', '../store/makeStore'],
  ['src/features/service/planted.ts', '../../extensions/wishes/wishRights'],
  ['src/app/planted.ts', '../extensions/wishes/wishRights'],
  ['src/extensions/wishes/planted.machine.ts', './wishes.api'],
  ['src/extensions/wishes/planted.ts', './ask/wish.stories'],
  ['src/extensions/changeSets/planted.ts', '../wishes/wishRights'],
  ['src/contracts/domain/planted.ts', '../../extensions/wishes/contract/wishes'],
  ['server/modules/catalogue/planted.ts', '../../../src/extensions/wishes/contract/wishes'],
  ['server/extensions/feeds/planted.ts', '../../../src/extensions/wishes/contract/wishes'],
  ['server/planted.ts', '../src/store/makeStore'],
  ['server/platform/http/planted.ts', '../../modules/identity/identity.module'],
  ['server/modules/identity/planted.ts', '../catalogue/catalogue.module'],
  ['server/modules/policies/planted.ts', '../catalogue/viewer'],
  ['server/planted.ts', './modules/catalogue/viewer'],
];

/** Other habits: the rule, the file, and code that breaks the rule. */
const habits: readonly (readonly [string, string, string])[] = [
  [
    '@typescript-eslint/no-restricted-imports',
    'src/api/planted.ts',
    "import { Problem } from '../contracts/wire/common';\nexport const x = Problem;",
  ],
  ['no-restricted-globals', 'src/machines/planted.ts', "export const x = fetch('/');"],
  ['no-restricted-globals', 'src/machines/planted.ts', 'export const x = Date.now();'],
  ['@typescript-eslint/no-explicit-any', 'src/lib/planted.ts', 'export const x: any = 1;'],
  [
    'no-restricted-syntax',
    'src/lib/planted.tsx',
    "export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  ],
  ['jsx-a11y/alt-text', 'src/lib/planted.tsx', 'export const X = () => <img src="x" />;'],
  [
    'no-restricted-syntax',
    'src/features/tickets/planted.tsx',
    'export const X = () => <p>Loading tickets</p>;',
  ],
  [
    'no-restricted-syntax',
    'src/features/tickets/planted.tsx',
    "export const X = () => <p>{'Nog geen tickets'}</p>;",
  ],
  [
    'no-restricted-syntax',
    'src/features/tickets/planted.tsx',
    'export const X = ({ n }: { n: number }) => <p>{`${n} pedidos`}</p>;',
  ],
  [
    'no-restricted-syntax',
    'src/features/tickets/planted.tsx',
    'export const X = () => <button aria-label="Close" />;',
  ],
];

const planted = [
  ...imports.map(([file, imported]) => ({
    rule: 'boundaries/dependencies',
    file,
    code: `import * as x from '${imported}';\nexport const y = x;\n`,
  })),
  ...habits.map(([rule, file, code]) => ({ rule, file, code: `${code}\n` })),
];

/** One process for all: `loadESLint` cannot read eslintrc from within a test's module registry. */
const script = `
  import { loadESLint } from 'eslint';
  const ESLint = await loadESLint({ useFlatConfig: false });
  const eslint = new ESLint({ cwd: process.argv[1] });
  const planted = JSON.parse(process.argv[2]);
  const found = [];
  for (const { file, code } of planted) {
    const [result] = await eslint.lintText(code, { filePath: file });
    found.push(result.messages.map((message) => message.ruleId));
  }
  console.log(JSON.stringify(found));
`;

const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    '--input-type=module',
    '-e',
    script,
    root,
    JSON.stringify(planted.map((one) => ({ ...one, file: path.join(root, one.file) }))),
  ],
  { cwd: root, encoding: 'utf8', env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' } },
);
const lines = stdout.trim().split('\n');
const found = JSON.parse(lines.at(-1) || '[]') as string[][];

test('the lint ran', () => {
  expect(found).toHaveLength(planted.length);
  expect(stderr).not.toMatch(/Error:/);
});

test.each(planted.map((one, index) => ({ ...one, index })))(
  '$rule reports a fault in $file ($index)',
  ({ rule, index }) => {
    expect(found[index]).toContain(rule);
  },
);
