/**
 * The files in deploy/: they name the parts of a release, use existing settings, and open nothing
 * unnecessarily.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { allSettings } from '../../server/readConfig';
import { isInstalled, testWith } from '../support/product/installed';
import { filesBelow, root, textOf } from './files';

const CONTAINER = 'deploy/container/Containerfile';
const COMPOSE = 'deploy/container/compose.yaml';
const UNIT = 'deploy/systemd/idp-dashboard.service';

/** Names of the variables that are not ours. */
const OTHERS = /^(NODE_OPTIONS|PATH|POSTGRES_\w+|(OWNING|SERVING)_PASSWORD)$/;
const unknownSettings = (names: readonly string[]) =>
  names.filter((name) => !OTHERS.test(name) && !allSettings().has(name.replace(/_FILE$/, '')));
const commands = filesBelow('server', /\.cli\.ts$/).map((file) => path.basename(file, '.cli.ts'));
const programs = ['main.js', ...commands];
/** The server and commands, as a shell, JSON or YAML writes them. */
const programsIn = (file: string) =>
  [
    ...textOf(file).matchAll(
      /dist\/server\/(?:cli\.js['",\s]+)?(main\.js|\w+)|(?<!\/)idp-dashboard ([a-z]\w*)/g,
    ),
  ].map(([, program = '', command = program]) => command);

const named = [...filesBelow('deploy', /./), ...filesBelow('docs', /\.md$/)].filter(
  (file) => programsIn(file).length > 0,
);

test('units, containers and documents name programs', () => {
  expect(named).toEqual(expect.arrayContaining([CONTAINER, COMPOSE, UNIT, 'docs/INSTALL.md']));
});

test.each(named)('%s starts a program of a release', (file) => {
  expect(programs).toEqual(expect.arrayContaining(programsIn(file)));
});

/** Returns the instructions of the container file, with their continuation lines. */
function instructions(): readonly (readonly [string, string])[] {
  const lines = textOf(CONTAINER).replace(/\\\n/g, ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]);
}

test('the image is built from a release without running anything, and runs as any user without a shell', () => {
  const all = instructions();
  const of = (name: string) => all.flatMap(([one, rest]) => (one === name ? [rest] : []));
  expect(of('RUN')).toEqual([]);
  // Files that belong to root are not writable by the user who runs them.
  expect(of('COPY').every((copy) => copy.startsWith('--chown=0:0 '))).toBe(true);
  const copied = of('COPY').flatMap((copy) => copy.split(' ').slice(1, -1));
  expect(copied.sort()).toEqual([
    'LICENSE',
    'LICENSES-OF-THE-CLIENT.txt',
    'dist',
    'idp-dashboard',
    'node_modules',
    'package.json',
  ]);
  expect(of('USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
  const commands = [
    ...of('ENTRYPOINT'),
    ...of('CMD'),
    ...of('HEALTHCHECK').map((text) => text.replace(/^.* CMD /, '')),
  ];
  expect(commands.map((command) => JSON.parse(command) as unknown)).toEqual([
    ['node'],
    ['dist/server/main.js'],
    ['node', 'dist/server/cli.js', 'health', 'live'],
  ]);
  expect(
    unknownSettings(of('ENV').flatMap((text) => text.split(' ').map((one) => one.split('=')[0] ?? ''))),
  ).toEqual([]);
});

test('compose sets existing settings, writes only in the database, and opens ports on this machine alone', () => {
  const text = textOf(COMPOSE);
  const names = [...text.matchAll(/^ {4,6}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(names).toContain('MIGRATE_DATABASE_URL');
  expect(unknownSettings(names)).toEqual([]);
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges]'])
    expect(text).toContain(line);
  const ports = [...text.matchAll(/ports: \['([^']+)'\]/g)].map(([, port = '']) => port);
  expect(ports.length).toBe(2);
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  // Debian's podman-compose knows no others.
  const parts = [...text.matchAll(/^([a-z]\w*):/gm)].map(([, name = '']) => name);
  expect(parts).toEqual(['services', 'volumes']);
  for (const [, file = ''] of text.matchAll(/- (\.[^:]+):/g))
    expect(existsSync(path.join(root, path.dirname(COMPOSE), file))).toBe(true);
});

test('the unit sets existing settings', () => {
  const [, set = ''] = /^Environment=(.*)$/m.exec(textOf(UNIT)) ?? [];
  expect(unknownSettings(set.split(' ').map((one) => one.split('=')[0] ?? ''))).toEqual([]);
});

testWith('systemd-analyze', isInstalled('systemd-analyze'))(
  'systemd finds the unit well locked up, and no fault in it',
  () => {
    const unit = path.join(root, UNIT);
    const judge = (...args: string[]) => spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
    const { status, stdout, stderr } = judge('security', '--offline=true', '--threshold=25');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Overall exposure level/);
  },
);
