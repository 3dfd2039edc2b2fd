import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimDataDir, DataDirInUse, type Claim } from '../../../server/platform/control/claim';
import { callServer, NoServer } from '../../../server/platform/control/client';
import { socketFolder } from '../../../server/platform/control/socketFolder';
import { compileHolder, kill, startHolder, type Holder } from './processes';

let root: string;
let dataDir: string;
let holders: Holder[];
let claims: Claim[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'claim-'));
  dataDir = path.join(root, 'data');
  mkdirSync(dataDir);
  holders = [];
  claims = [];
});

afterEach(async () => {
  await Promise.all([...holders.map(kill), ...claims.map((claim) => claim.release())]);
  rmSync(socketFolder(dataDir), { recursive: true, force: true });
  rmSync(root, { recursive: true, force: true });
});

async function claim(folder = dataDir): Promise<Claim> {
  const made = await claimDataDir(folder);
  claims.push(made);
  return made;
}

function start(holder: string): Holder {
  const started = startHolder(holder, dataDir);
  holders.push(started);
  return started;
}

test('of many simultaneous starts exactly one gets the folder, even over a left-over socket', async () => {
  const holder = compileHolder(path.join(root, 'compiled'));
  for (let round = 0; round < 3; round++) {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => start(holder).outcome));
    expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.startsWith('DataDirInUse'))).toHaveLength(7);
    await Promise.all(holders.map(kill));
  }
});

test('many claims within one process: one wins as well', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 25 }, () => claim()));
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
});

test('a folder in use is refused in one line that names it; after the release it is free', async () => {
  const first = await claim();
  const error: unknown = await claim().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DataDirInUse);
  expect(String(error)).toContain(dataDir);
  expect(String(error)).not.toContain('\n');
  await first.release();
  await expect(claim()).resolves.toBeDefined();
});

test('two names of one folder are one folder', async () => {
  const other = path.join(root, 'other');
  symlinkSync(dataDir, other);
  await claim(other);
  await expect(claim()).rejects.toBeInstanceOf(DataDirInUse);
});

test('files of a killed process are replaced and removed', async () => {
  const holder = compileHolder(path.join(root, 'compiled'));
  const first = start(holder);
  await expect(first.outcome).resolves.toBe('claimed');
  await kill(first);
  await expect(callServer(dataDir, 'echo', 1)).rejects.toBeInstanceOf(NoServer);
  await expect(start(holder).outcome).resolves.toBe('claimed');
  await expect(callServer(dataDir, 'echo', 1)).resolves.toMatchObject({ request: 1 });
  expect(readdirSync(socketFolder(dataDir))).toHaveLength(1);
});

test('the path of the data folder may be long', async () => {
  dataDir = path.join(dataDir, ...Array.from({ length: 5 }, () => 'a-folder-with-a-long-name'.repeat(4)));
  (await claim()).serve({ echo: (request) => Promise.resolve(request) });
  await expect(callServer(dataDir, 'echo', 'héllo')).resolves.toBe('héllo');
});

test('a socket folder that others can open, or that is not a folder, is not trusted', async () => {
  const folder = socketFolder(dataDir);
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  await expect(claim()).rejects.toThrow(`${folder} is open to other users (mode 755)`);
  await expect(callServer(dataDir, 'echo', 1)).rejects.toThrow('is open to other users');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  await expect(claim()).rejects.toThrow('is not a folder');
  rmSync(folder);
  symlinkSync(root, folder);
  await expect(claim()).rejects.toThrow('is not a folder');
});
