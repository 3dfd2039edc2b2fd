import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readImportArguments } from '../../../server/modules/metadata/import.cli';
import { doCommand } from '../../../server/cli/run';
import { UsageError } from '../../../server/platform/control/program';
import { claimDataDir, type Claim } from '../../../server/platform/control/claim';
import { compositionOf } from '../../../server/modules';
import { openModules } from '../../../server/platform/openModules';
import { controlHandlers } from '../../../server/commands';
import { Refusal } from '../../../server/platform/control/refusal';
import { socketFolder } from '../../../server/platform/control/socketFolder';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { testConfig } from '../../support/server/server';
import { connectRequest } from '../tickets/newTicket';

const config = testConfig();
const now = () => new Date('2026-03-01T10:00:00Z');
let database: TestDatabase;
let dataDir: string;
let claim: Claim | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  dataDir = mkdtempSync(path.join(tmpdir(), 'command-'));
});
afterEach(async () => {
  await claim?.release();
  claim = undefined;
  rmSync(socketFolder(dataDir), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => database.close());

async function handlers() {
  const { dependencies } = await openModules(
    { config, database, now },
    compositionOf(config),
    () => undefined,
  );
  return controlHandlers(dependencies);
}

const desk = (command: object) =>
  doCommand({ DATA_DIR: dataDir }, { operation: 'desk', request: { actor: 'Dee Desk', command } });

test('while a server runs, it does the work', async () => {
  const { key } = await database.transaction((tx) => localDesk(config).file(tx, connectRequest(), now()));
  claim = await claimDataDir(dataDir);
  claim.serve(await handlers());
  await expect(desk({ action: 'list' })).resolves.toMatchObject({ tickets: [{ key }] });
  await expect(desk({ action: 'resolve', key, resolution: 'done' })).resolves.toMatchObject({
    ticket: { status: 'Resolved', resolution: 'done' },
  });
  await expect(desk({ action: 'take', key })).rejects.toEqual(
    new Refusal(`${key} is Resolved, so "take" is not possible. Possible now: close, reopen.`),
  );
});

test('a metadata file that is refused is reported with file and line', async () => {
  claim = await claimDataDir(dataDir);
  claim.serve(await handlers());
  const file = path.join(dataDir, 'broken.xml');
  writeFileSync(file, '<EntitiesDescriptor>\n</Entities>');
  const request = readImportArguments([file], [dataDir]);
  const command = { operation: 'import', request, mayCreateDatabase: true } as const;
  await expect(doCommand({ DATA_DIR: dataDir }, command)).rejects.toThrow(/broken\.xml:\d+: /);
});

test('without a database and without a server the desk says what to do first', async () => {
  await expect(desk({ action: 'list' })).rejects.toThrow(
    `${dataDir} holds no database yet. Start the server first.`,
  );
});

test('bad settings are named', async () => {
  const command = { operation: 'desk', request: null } as const;
  await expect(doCommand({ PORT: 'many' }, command)).rejects.toThrow('PORT');
});

test('a PostgreSQL server that does not exist is named', async () => {
  const command = { operation: 'desk', request: null } as const;
  await expect(doCommand({ DATABASE_URL: 'postgres://someone@127.0.0.1:1/none' }, command)).rejects.toEqual(
    new Refusal(
      'The database at 127.0.0.1:1 is down: nothing listens there. Start it, or check DATABASE_URL. (ECONNREFUSED)',
    ),
  );
});

test('a file is found from the current folder of the person', () => {
  mkdirSync(path.join(dataDir, 'elsewhere'));
  const file = path.join(dataDir, 'elsewhere', 'metadata.xml');
  writeFileSync(file, '');
  const map = path.join(dataDir, 'map.json');
  writeFileSync(map, '{"https://authority.example":"eduGAIN"}');
  const args = ['metadata.xml', '--state', 'testaccepted', '--allow-expired', '--source-map', map];
  expect(readImportArguments(args, [dataDir, path.dirname(file)])).toEqual({
    source: { kind: 'file', path: file },
    options: {
      state: 'testaccepted',
      allowExpired: true,
      sources: { 'https://authority.example': 'eduGAIN' },
    },
  });
});

test('an import with invalid arguments shows the usage, and a file that does not exist is named', () => {
  for (const args of [[], ['a', 'b'], ['a', '--state', 'hidden'], ['a', '--sha256', 'abc'], ['a', '--fast']])
    expect(() => readImportArguments(args, [dataDir])).toThrow(UsageError);
  expect(() => readImportArguments(['absent.xml'], [dataDir])).toThrow(
    new Refusal('absent.xml: the file does not exist'),
  );
  expect(() => readImportArguments(['http://metadata.example'], [dataDir])).toThrow('https://');
});
