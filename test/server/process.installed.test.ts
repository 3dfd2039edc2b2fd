import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import http from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callServer } from '../../server/platform/control/client';
import type { DeskResult, DeskCommand } from '../../server/modules/desk/deskRequest';
import { freePort } from '../support/product/dashboard';
import { startProcess, type ServerProcess } from '../support/product/serverProcess';

const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-process-'));
let port: number;
let server: ServerProcess;

beforeAll(async () => {
  port = await freePort();
  server = startProcess({ DATA_DIR: dataDir, PORT: String(port) });
  await server.started;
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const desk = (actor: string, command: DeskCommand) =>
  callServer(dataDir, 'desk', { actor, command }) as Promise<DeskResult>;

async function restart(signal: 'SIGTERM' | 'SIGKILL') {
  server.child.kill(signal);
  const end = await server.ended;
  server = startProcess({ DATA_DIR: dataDir, PORT: String(port) });
  await server.started;
  return end;
}

test('says in one line where it runs, and that anybody can log in as anybody', () => {
  expect(server.printed()).toContain(`The dashboard is at http://localhost:${port}\n`);
  expect(server.printed()).toContain('can log in as anyone');
});

/** Everything in the data folder, the folder itself included, that other users can do anything with. */
function openToOthers(): string[] {
  const names = ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
  return names.filter((name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0);
}

test('protects its stored data from other users of the machine, and closes files that an earlier start left open', async () => {
  expect(readdirSync(path.join(dataDir, 'database')).length).toBeGreaterThan(10);
  expect(openToOthers()).toEqual([]);
  const left = ['.', 'database', path.join('database', 'PG_VERSION'), path.join('database', 'base')];
  for (const name of left) chmodSync(path.join(dataDir, name), 0o777);
  await restart('SIGTERM');
  expect(openToOthers()).toEqual([]);
});

test('names each bad setting in a line of its own', async () => {
  const bad = startProcess({ PORT: 'high', LOG_LEVEL: 'loud', HOST: '0.0.0.0' });
  expect((await bad.ended).code).toBe(1);
  const lines = bad.printed().trim().split('\n');
  expect(lines.map((line) => line.split(':')[0]).sort()).toEqual(['HOST', 'LOG_LEVEL', 'PORT']);
});

test('says in one line that the port is in use', async () => {
  const other = createServer();
  const taken = await new Promise<number>((resolve) =>
    other.listen(0, 'localhost', () => resolve(portOf(other))),
  );
  const folder = path.join(dataDir, 'other');
  const late = startProcess({ DATA_DIR: folder, PORT: String(taken) });
  expect((await late.ended).code).toBe(1);
  expect(late.printed()).toBe(
    `Port ${taken} is in use by another program. Stop it, or set PORT to another port.\n`,
  );
  other.close();
});

test('says in one line that the data folder is in use', async () => {
  const second = startProcess({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect((await second.ended).code).toBe(1);
  expect(second.printed()).toMatch(/^The data folder .* is in use by another process\..*\n$/);
});

test('says in one line that the database does not answer', async () => {
  const unreachable = `postgres://user:secret@127.0.0.1:${await freePort()}/dashboard`;
  const without = startProcess({ DATABASE_URL: unreachable, PORT: String(await freePort()) });
  expect((await without.ended).code).toBe(1);
  expect(without.printed()).toMatch(/^The database at 127\.0\.0\.1:\d+ is down: .*\n$/);
});

test('serves the built pages, compressed', async () => {
  const page = await fetch(`http://localhost:${port}/apps`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? 'no script';
  const asset = await fetch(`http://localhost:${port}${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(asset.status).toBe(200);
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('cache-control')).toContain('immutable');
});

test('answers earlier requests before it stops', async () => {
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const request = http.request({
      port,
      host: 'localhost',
      method: 'POST',
      path: '/dashboard/api/jsError',
      headers: {
        'content-type': 'application/json',
        'content-length': 2,
        'sec-fetch-site': 'same-origin',
        expect: '100-continue',
      },
    });
    request.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject);
    request.once('continue', () => {
      request.write('{');
      server.child.kill('SIGTERM');
      setTimeout(() => request.end('}'), 300);
    });
  });
  expect(await answer).toBe(200);
  expect(await restart('SIGTERM')).toEqual({ code: 0, signal: null });
});

test('a server that stops reports that it is not ready, and answers until load balancers have noticed', async () => {
  const [folder, at] = [path.join(dataDir, 'leaving'), await freePort()];
  const leaving = startProcess({ DATA_DIR: folder, PORT: String(at), LAME_DUCK_SECONDS: '2' });
  await leaving.started;
  const status = async (place: string) => (await fetch(`http://localhost:${at}${place}`)).status;
  expect(await status('/internal/ready')).toBe(200);
  leaving.child.kill('SIGTERM');
  while ((await status('/internal/ready')) === 200) await pause(20);
  expect(await Promise.all(['/internal/ready', '/internal/live', '/'].map(status))).toEqual([503, 200, 200]);
  expect(await leaving.ended).toEqual({ code: 0, signal: null });
});

test('keeps everything that was answered when it is killed in the middle of writes', async () => {
  const open = await desk('reader', { action: 'list' });
  const keys =
    'tickets' in open ? open.tickets.filter((t) => t.status === 'In Progress').map((t) => t.key) : [];
  expect(keys.length).toBeGreaterThan(0);
  const answered = new Map(keys.map((key) => [key, [] as string[]]));

  let enough = () => {};
  const many = new Promise<void>((resolve) => (enough = resolve));
  const steps = () => [...answered.values()].flat();

  async function write(key: string): Promise<void> {
    for (let step = 0; ; step++) {
      const actor = `${key} step ${step}`;
      await desk(actor, { action: step % 2 === 0 ? 'hold' : 'take', key });
      answered.get(key)?.push(actor);
      if (steps().length === 25) enough();
    }
  }
  const writers = Promise.allSettled(keys.map(write));
  await many;
  await restart('SIGKILL');
  await writers;

  expect(steps().length).toBeGreaterThanOrEqual(25);
  for (const [key, actors] of answered) {
    const shown = await desk('reader', { action: 'show', key });
    const events = 'ticket' in shown ? shown.ticket.events.map((event) => event.actor) : [];
    expect(events).toEqual(expect.arrayContaining(actors));
  }
});

function portOf(listening: Server): number {
  const address = listening.address();
  return typeof address === 'object' && address ? address.port : 0;
}
