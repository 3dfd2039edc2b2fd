/** The lint's habits are alive: each planted error is found by the rule that is there for it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './files';

interface Planted {
  readonly file: string;
  readonly code: string;
  readonly rule: string;
}

const planted: readonly Planted[] = [
  {
    file: 'src/lib/planted.ts',
    code: "import { makeStore } from '../store/makeStore';\nexport const x = makeStore;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/machines/planted.ts',
    code: "import { baseApi } from '../api/baseApi';\nexport const x = baseApi;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/features/tickets/planted.ts',
    code: "import { ServicesPage } from '../services/ServicesPage';\nexport const x = ServicesPage;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/features/tickets/planted.ts',
    code: "import { DialogHost } from '../../dialogs/host/DialogHost';\nexport const x = DialogHost;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/features/tickets/planted.ts',
    code: "import { port } from '../../machines/kit/port';\nexport const x = port;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/machines/pages/inviteLink/planted.ts',
    code: "import { baseApi } from '../../../api/baseApi';\nexport const x = baseApi;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/dialogs/connect/planted.ts',
    code: "import { makeStore } from '../../store/makeStore';\nexport const x = makeStore;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/dialogs/connect/planted.ts',
    code: "import { beginConnection } from '../connection/ports/beginConnection';\nexport const x = beginConnection;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/dialogs/connect/planted.ts',
    code: "import { connectStories } from './connect.stories';\nexport const x = connectStories;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/dialogs/host/planted.ts',
    code: "import { dialogStories } from '../stories';\nexport const x = dialogStories;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/machines/connect/planted.ts',
    code: "import { plainDraft } from './connect.fixtures';\nexport const x = plainDraft;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/app/planted.ts',
    code: "import { machines } from '../machines/registry';\nexport const x = machines;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/qa/planted.ts',
    code: "import { dialogs } from '../dialogs/registry';\nexport const x = dialogs;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/qa/planted.ts',
    code: "import { makeStore } from '../store/makeStore';\nexport const x = makeStore;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'server/planted.ts',
    code: "import { makeStore } from '../src/store/makeStore';\nexport const x = makeStore;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'server/platform/http/planted.ts',
    code: "import { personKey } from '../../modules/identity/identity.module';\nexport const x = personKey;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'server/modules/identity/planted.ts',
    code: "import { viewerFor } from '../catalogue/catalogue.module';\nexport const x = viewerFor;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'server/modules/policies/planted.ts',
    code: "import { viewerFor } from '../catalogue/viewer';\nexport const x = viewerFor;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'server/planted.ts',
    code: "import { viewerFor } from './modules/catalogue/viewer';\nexport const x = viewerFor;\n",
    rule: 'boundaries/dependencies',
  },
  {
    file: 'src/api/planted.ts',
    code: "import { Problem } from '../contracts/wire/common';\nexport const x = Problem;\n",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  { file: 'src/machines/planted.ts', code: "export const x = fetch('/');\n", rule: 'no-restricted-globals' },
  { file: 'src/machines/planted.ts', code: 'export const x = Date.now();\n', rule: 'no-restricted-globals' },
  {
    file: 'src/lib/planted.ts',
    code: 'export const x: any = 1;\n',
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    file: 'src/lib/planted.tsx',
    code: "export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n",
    rule: 'no-restricted-syntax',
  },
  {
    file: 'src/lib/planted.tsx',
    code: 'export const X = () => <img src="x" />;\n',
    rule: 'jsx-a11y/alt-text',
  },
  {
    file: 'src/features/tickets/planted.tsx',
    code: 'export const X = () => <p>Loading tickets</p>;\n',
    rule: 'no-restricted-syntax',
  },
  {
    file: 'src/features/tickets/planted.tsx',
    code: "export const X = () => <p>{'Nog geen tickets'}</p>;\n",
    rule: 'no-restricted-syntax',
  },
  {
    file: 'src/features/tickets/planted.tsx',
    code: 'export const X = ({ n }: { n: number }) => <p>{`${n} pedidos`}</p>;\n',
    rule: 'no-restricted-syntax',
  },
  {
    file: 'src/features/tickets/planted.tsx',
    code: 'export const X = () => <button aria-label="Close" />;\n',
    rule: 'no-restricted-syntax',
  },
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
  '$rule bites in $file ($index)',
  ({ rule, index }) => {
    expect(found[index]).toContain(rule);
  },
);
