/** The built command line has every command. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { filesBelow } from '../architecture/files';
import { root } from '../support/product/serverProcess';

const names = filesBelow('server', /\.cli\.ts$/).map((file) => path.basename(file, '.cli.ts'));

function cli(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/cli.js', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([[[]], [['dance']]])('%j is answered with all commands', (args) => {
  const { status, stdout, stderr } = cli(...args);
  expect([status, stdout]).toEqual([2, '']);
  const listed = [...stderr.matchAll(/^ {2}(\w+) +\S/gm)].map(([, name]) => name);
  expect(listed).toEqual([...names].sort());
});

test.each(names)('%s shows its usage', (name) => {
  expect(cli(name, '--help')).toEqual({ status: 0, stdout: expect.stringMatching(/^usage: /), stderr: '' });
});
