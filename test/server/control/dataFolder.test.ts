import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimDataDir } from '../../../server/platform/control/claim';
import { openDataFolder } from '../../../server/platform/control/dataFolder';
import { Refusal } from '../../../server/platform/control/refusal';
import { socketFolder } from '../../../server/platform/control/socketFolder';

let root: string;
let dataDir: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'data-folder-'));
  dataDir = path.join(root, 'ours', 'data');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const modeOf = (...names: string[]) => (statSync(path.join(dataDir, ...names)).mode & 0o777).toString(8);

/** Writes a file that everyone may read, write and run, in folders that are as open. */
function leaveOpen(...names: string[]): void {
  const file = path.join(dataDir, ...names);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'a person');
  for (let open = file; open !== root; open = path.dirname(open)) chmodSync(open, 0o777);
}

test('a folder that a claim creates is closed, with the parent folders that are created with it', async () => {
  await (await claimDataDir(dataDir)).release();
  expect([modeOf(), modeOf('..')]).toEqual(['700', '700']);
  rmSync(socketFolder(dataDir), { recursive: true, force: true });
});

test('an open folder is closed at any depth, and its user can still do the same', () => {
  leaveOpen('database', 'base', '5', '1259');
  openDataFolder(dataDir);
  const depths = [[], ['database'], ['database', 'base'], ['database', 'base', '5', '1259']];
  expect(depths.map((names) => modeOf(...names))).toEqual(['700', '700', '700', '700']);
  chmodSync(path.join(dataDir, 'database', 'base', '5', '1259'), 0o644);
  openDataFolder(dataDir);
  expect(modeOf('database', 'base', '5', '1259')).toBe('600');
});

test('the target of a link in it is left alone', () => {
  mkdirSync(dataDir, { recursive: true });
  const elsewhere = path.join(root, 'elsewhere');
  writeFileSync(elsewhere, '');
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, path.join(dataDir, 'link'));
  openDataFolder(dataDir);
  expect(modeOf('link')).toBe('644');
});

test('a folder of another user is refused in one line that says what to do, and is not touched', () => {
  leaveOpen('database', 'PG_VERSION');
  const { uid } = statSync(dataDir);
  jest.spyOn(process, 'getuid').mockReturnValue(uid + 1);
  expect(() => openDataFolder(dataDir)).toThrow(
    new Refusal(
      `${dataDir} belongs to another user (uid ${uid}). Run this as that user, or set DATA_DIR to another folder.`,
    ),
  );
  expect([modeOf(), modeOf('database', 'PG_VERSION')]).toEqual(['777', '777']);
});
