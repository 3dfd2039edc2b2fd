/** Starts a PostgreSQL server for one test run, in its own folder and on a free port. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.mjs';

const DEBIAN = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 300_000;

/** Returns the folder of `postgres` and of the tool that makes its files: from the path, or else the newest version that Debian has installed. */
function findBinaries(tool) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
  ];
  return folders.find(
    (folder) => existsSync(path.join(folder, tool)) && existsSync(path.join(folder, 'postgres')),
  );
}

/** Returns the user to run as: PostgreSQL refuses to run as root, and its package creates a user. */
function findUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  const uid = id('-u');
  return uid > 0 ? { uid, gid: id('-g') } : null;
}

function whenReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`PostgreSQL did not start:\n${output}`));
    const timer = setTimeout(fail, START_TIMEOUT_MS);
    server.once('exit', fail);
    server.stderr.on('data', (chunk) => {
      output += chunk;
      if (!output.includes('database system is ready to accept')) return;
      clearTimeout(timer);
      server.off('exit', fail);
      resolve();
    });
  });
}

/**
 * Starts a server; resolves with `{ url, pid, restart, stop }`, or with null if the machine has no
 * PostgreSQL, or no user for it. Its files are in `folder`, which stays, or else in a temporary one.
 * `restart` crashes the server and starts it again; `pid()` is the present process. `replicaOf`: address of a
 * server that it follows by streaming, as its replica.
 */
export async function startPostgres(given, { replicaOf } = {}) {
  const tool = replicaOf ? 'pg_basebackup' : 'initdb';
  const binaries = findBinaries(tool);
  const user = findUser();
  if (!binaries || !user) return null;
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'idp-dashboard-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const remove = () => given === undefined && rmSync(folder, { recursive: true, force: true });

  const data = path.join(folder, 'data');
  const words = replicaOf
    ? ['-d', replicaOf, '-D', data, '-R', '-c', 'fast', '--no-sync']
    : ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(path.join(binaries, tool), words, { ...options, encoding: 'utf8' });
  if (made.status !== 0) {
    remove();
    throw new Error(`PostgreSQL's ${tool} failed:\n${made.stderr}`);
  }
  const port = await freePort();
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'listen_addresses=127.0.0.1',
  ];
  const flags = [
    '-D',
    data,
    '-k',
    folder,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  async function launch() {
    const server = spawn(path.join(binaries, 'postgres'), flags, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    try {
      await whenReady(server);
    } catch (error) {
      server.kill('SIGKILL');
      remove();
      throw error;
    }
    // From here on the output is not read, and a full pipe would block the server.
    server.stderr.resume();
    const end = (signal) => {
      server.kill(signal);
      return ended;
    };
    return { pid: server.pid, end };
  }

  let running = await launch();
  // Ends the server together with this process; does nothing after a stop.
  process.once('exit', () => running.end('SIGQUIT'));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => running.pid,
    restart: async () => {
      await running.end('SIGQUIT');
      running = await launch();
    },
    stop: async () => {
      await running.end('SIGINT');
      remove();
    },
  };
}
