import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimDataDir, type Claim } from '../../../server/platform/control/claim';
import { callServer, NoServer } from '../../../server/platform/control/client';
import { REQUEST_LIMIT } from '../../../server/platform/control/protocol';
import { Refusal } from '../../../server/platform/control/refusal';
import { newestGeneration, socketFolder, socketPath } from '../../../server/platform/control/socketFolder';

let dataDir: string;
let claim: Claim;
let defects: unknown[];

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'call-'));
  defects = [];
  claim = await claimDataDir(dataDir, (error) => defects.push(error));
});

afterEach(async () => {
  await claim.release();
  rmSync(socketFolder(dataDir), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

test('a command sends progress and ends in a result', async () => {
  claim.serve({
    count: async (request, report) => {
      for (const step of [1, 2, 3]) report({ step });
      return { counted: request };
    },
  });
  const progress: unknown[] = [];
  await expect(callServer(dataDir, 'count', 'sheep', (step) => progress.push(step))).resolves.toEqual({
    counted: 'sheep',
  });
  expect(progress).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }]);
});

test('a command that comes while the server still starts waits for it', async () => {
  const early = callServer(dataDir, 'echo', 'early');
  await new Promise((resolve) => setTimeout(resolve, 30));
  claim.serve({ echo: (request) => Promise.resolve(request) });
  await expect(early).resolves.toBe('early');
});

test('a refusal arrives in its own words, a defect does not', async () => {
  claim.serve({
    refuse: () => Promise.reject(new Refusal('Ticket CXT-1 does not exist.')),
    fail: () => Promise.reject(new Error('secret of the database')),
    nothing: () => Promise.resolve(undefined),
  });
  await expect(callServer(dataDir, 'refuse', null)).rejects.toEqual(
    new Refusal('Ticket CXT-1 does not exist.'),
  );
  expect(defects).toEqual([]);
  await expect(callServer(dataDir, 'fail', null)).rejects.toThrow('its log says why');
  expect(defects).toEqual([new Error('secret of the database')]);
  await expect(callServer(dataDir, 'nothing', null)).resolves.toBeNull();
  await expect(callServer(dataDir, 'toString', null)).rejects.toThrow('does not know the command toString');
});

test('a call that is too long or not JSON is refused, and the server keeps running', async () => {
  claim.serve({ echo: (request) => Promise.resolve(request) });
  const tooLong = 'x'.repeat(REQUEST_LIMIT + 1);
  await expect(callServer(dataDir, 'echo', tooLong)).rejects.toBeInstanceOf(Refusal);
  await expect(sendRaw('nonsense\n')).resolves.toContain('did not understand');
  await expect(callServer(dataDir, 'echo', 'short')).resolves.toBe('short');
});

test('a server that stops during the call is distinguished from one that does not run', async () => {
  claim.serve({ hang: () => new Promise(() => undefined) });
  const call = callServer(dataDir, 'hang', null);
  const outcome = expect(call).rejects.toThrow('stopped before it had answered');
  await new Promise((resolve) => setTimeout(resolve, 30));
  await claim.release();
  await outcome;
  await expect(callServer(dataDir, 'hang', null)).rejects.toBeInstanceOf(NoServer);
  await expect(callServer(path.join(dataDir, 'absent'), 'hang', null)).rejects.toBeInstanceOf(NoServer);
});

function sendRaw(text: string): Promise<string> {
  const folder = socketFolder(dataDir);
  return new Promise((resolve) => {
    const socket = connect(socketPath(folder, newestGeneration(folder)), () => socket.write(text));
    socket.setEncoding('utf8').once('data', (answer) => resolve(String(answer)));
  });
}
