/** The command line as a whole: which command runs, what is printed, and how it ends. */
import path from 'node:path';
import { run } from '../../server/cli/run';
import { readArguments, wrong, type Program } from '../../server/platform/control/program';
import { Refusal } from '../../server/platform/control/refusal';
import { filesBelow, textOf } from './files';

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

const LIST = `usage: node dist/server/cli.js COMMAND …

  greet  greets
  wave   waves

COMMAND --help says how a command is used.`;

test.each([
  ['greet Ann', undefined, 'log Hello Ann'],
  ['greet stranger', 1, 'error Not strangers.'],
  ['greet', 2, 'error Whom?\n\nusage: greet NAME'],
  ['greet --loud', 2, expect.stringMatching(/^error .*Unknown option '--loud'.*\n\nusage: greet NAME$/)],
  ['greet --help', undefined, 'log usage: greet NAME'],
  ['', 2, `error Which command?\n\n${LIST}`],
  ['toString', 2, `error Unknown command toString.\n\n${LIST}`],
])('%j ends with %s', async (args, code, line) => {
  await run(programs, args.split(' '));
  expect([process.exitCode, logged]).toEqual([code, [line]]);
});

test('each command has a name of its own, and npm runs those that there are', () => {
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
