/** The command line as a whole: which command runs, what is printed, and how it ends. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../server/cli/run';
import { readArguments, wrong, type Program } from '../../server/platform/control/program';
import { Refusal } from '../../server/platform/control/refusal';
import { filesBelow, root, textOf } from './files';

const greet: Program = {
  summary: 'greets',
  usage: 'usage: greet NAME',
  run(args) {
    const [name = wrong('Whom?')] = readArguments(args, {}).positionals;
    if (name === 'stranger') throw new Refusal('Not strangers.');
    console.log(`Hello ${name}`);
    return Promise.resolve();
  },
};
const programs = new Map([
  ['wave', () => Promise.resolve({ ...greet, summary: 'waves' })],
  ['greet', () => Promise.resolve(greet)],
]);
const mask = process.umask();
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  for (const method of ['log', 'error'] as const)
    jest
      .spyOn(console, method)
      .mockImplementation((...line: unknown[]) => logged.push(`${method} ${line.join(' ')}`));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.stdout.removeAllListeners('error');
  process.exitCode = undefined;
});
afterAll(() => process.umask(mask));

const LIST = `usage: idp-dashboard COMMAND …

  greet  greets
  wave   waves

idp-dashboard COMMAND --help says how a command is used.`;

test.each([
  ['greet Ann', undefined, 'log Hello Ann'],
  ['greet stranger', 1, 'error Not strangers.'],
  ['greet', 2, 'error Whom?\n\nusage: greet NAME'],
  ['greet --loud', 2, expect.stringMatching(/^error .*Unknown option '--loud'.*\n\nusage: greet NAME$/)],
  ['greet --help', undefined, 'log usage: greet NAME'],
  ['--help', undefined, `log ${LIST}`],
  ['', 2, `error Which command?\n\n${LIST}`],
  ['toString', 2, `error Unknown command toString.\n\n${LIST}`],
])('%j ends with %s', async (args, code, line) => {
  await run(programs, args.split(' '));
  expect([process.exitCode, logged]).toEqual([code, [line]]);
});

test('each command has a name of its own, and npm runs existing ones', () => {
  const names = filesBelow('server', /\.cli\.ts$/).map((file) => path.basename(file, '.cli.ts'));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const run = Object.values(scripts).flatMap(
    (script) => /^node scripts\/run\.mjs (\w+)$/.exec(script)?.[1] ?? [],
  );
  expect(run.length).toBeGreaterThan(10);
  expect(run.filter((name) => !names.includes(name))).toEqual([]);
});

/** Pages for developers, and pages that the code writes. */
const NOT_FOR_OPERATORS = /^docs\/(CONTRIBUTING|ARCHITECTURE|MEASUREMENTS|decisions\/.*|machines\/.*)\.md$/;

test('operators are told of each command as idp-dashboard NAME, by documents, usages and messages', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const commands = Object.entries(scripts).filter(([, script]) => script.startsWith('node scripts/run.mjs'));
  const npm = commands.map(([name]) => name).join('|');
  const other = new RegExp(
    `npm run (${npm})\\b|run\\.mjs (?!NAME)|dist/server/cli\\.js|--env-file|[\`']usage: (?!idp-dashboard )`,
  );
  const told = [
    ...filesBelow('docs', /\.md$/).filter((file) => !NOT_FOR_OPERATORS.test(file)),
    ...filesBelow('server', /\.ts$/),
    ...filesBelow('translations', /\.json$/),
    ...filesBelow('deploy', /\.(sql|txt|service|md)$/),
  ];
  expect(told.length).toBeGreaterThan(100);
  const wrong = told.flatMap((file) => {
    const [found] = other.exec(textOf(file)) ?? [];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
  expect(wrong).toEqual([]);
});

/** Runs the wrapper of a release, with a program in place of the command line that prints what reached it. */
describe('the wrapper of a release', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-wrapper-'));
  const wrapper = path.join(folder, 'idp-dashboard');
  const file = path.join(folder, 'own.env');
  beforeAll(() => {
    copyFileSync(path.join(root, 'scripts/release/idp-dashboard'), wrapper);
    mkdirSync(path.join(folder, 'dist/server'), { recursive: true });
    writeFileSync(
      path.join(folder, 'dist/server/cli.js'),
      'console.log(JSON.stringify([process.argv.slice(2), process.env, process.cwd()]))',
    );
    mkdirSync(path.join(folder, 'bin'));
    symlinkSync(wrapper, path.join(folder, 'bin/idp-dashboard'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function call(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const env = { PATH: process.env.PATH ?? '', IDP_DASHBOARD_ENV: file, ...environment };
    const { status, stdout, stderr } = spawnSync('sh', [path.join(folder, 'bin/idp-dashboard'), ...args], {
      cwd: tmpdir(),
      env,
      encoding: 'utf8',
    });
    const [words, reached, cwd] = (stdout ? JSON.parse(stdout) : []) as [
      string[],
      Record<string, string>,
      string,
    ];
    return { status, stderr, words, reached: reached ?? {}, cwd };
  }

  test.each([
    ['A_B=plain text', 'plain text'],
    ['  A_B = spaces  ', 'spaces'],
    ['A_B="in quotes"', 'in quotes'],
    [`A_B='back\\slash "$HOME"'`, 'back\\slash "$HOME"'],
    ['A_B=https://x.example/?a=b#c', 'https://x.example/?a=b#c'],
    ['A_B=$(touch executed)`touch executed`', '$(touch executed)`touch executed`'],
    ['A_B=', ''],
    ['# A_B=comment', undefined],
    ['; A_B=comment', undefined],
    ['A-B=no name', undefined],
  ])('reads %j as systemd does', (line, value) => {
    writeFileSync(file, `\n${line}`);
    const { status, stderr, reached } = call(['feeds', 'list']);
    expect([status, stderr, reached.A_B]).toEqual([0, '', value]);
    expect(existsSync(path.join(folder, 'executed'))).toBe(false);
  });

  test('hands its words on, and begins where the server does', () => {
    writeFileSync(file, 'A_B=1\nNODE_EXTRA_CA_CERTS=/etc/ca.pem\n');
    const { words, reached, cwd } = call(['feeds', 'add', 'two words'], { A_B: 'set before' });
    expect(words).toEqual(['feeds', 'add', 'two words']);
    expect(reached).toMatchObject({
      A_B: 'set before',
      NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
      INIT_CWD: tmpdir(),
    });
    expect(cwd).toBe(folder);
  });

  test('only migrate has the role that owns the tables', () => {
    writeFileSync(file, 'A_B=1');
    writeFileSync(path.join(folder, 'own-owner.env'), 'MIGRATE_DATABASE_URL=owner\n');
    expect(call(['migrate', '--check']).reached).toMatchObject({ A_B: '1', MIGRATE_DATABASE_URL: 'owner' });
    expect(call(['feeds', 'list']).reached.MIGRATE_DATABASE_URL).toBeUndefined();
  });

  test.each([
    ['a backslash', 'A_B=a\\b', 'A_B in FILE has a backslash. Write its value in single quotes.\n'],
    [
      'no file',
      undefined,
      'FILE cannot be read. Run this command as root, or set IDP_DASHBOARD_ENV to a file that you can read.\n',
    ],
  ])('%s ends it with a sentence; its help needs no file', (_, line, reason) => {
    rmSync(file, { force: true });
    if (line !== undefined) writeFileSync(file, line);
    const { status, stderr } = call(['feeds', 'list']);
    expect([status, stderr]).toEqual([1, reason.replace('FILE', file)]);
    expect(call(['--help']).words).toEqual(['--help']);
  });
});
