/** The command line reaches the consumers of a running server through its control socket. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConsumersArguments } from '../../../../server/extensions/publishing/consumers.cli';
import { doCommand } from '../../../../server/cli/run';
import { controlHandlers } from '../../../../server/commands';
import type { ConsumersResult } from '../../../../server/extensions/publishing/consumers/consumersCommand';
import { claimDataDir, type Claim } from '../../../../server/platform/control/claim';
import { socketFolder } from '../../../../server/platform/control/socketFolder';
import { startTestApp, type TestApp } from '../../../support/server/server';

const now = () => new Date('2026-03-01T10:00:00Z');
let server: TestApp;
let claim: Claim;
let dataDir: string;

beforeAll(async () => {
  server = await startTestApp({ now });
  dataDir = mkdtempSync(path.join(tmpdir(), 'consumers-'));
  claim = await claimDataDir(dataDir);
  claim.serve(controlHandlers(server.dependencies));
});
afterAll(async () => {
  await claim.release();
  rmSync(socketFolder(dataDir), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
  await server.close();
});

const command = (...args: string[]) => {
  const { command: request } = readConsumersArguments(args);
  const command = { operation: 'consumers', request } as const;
  return doCommand({ DATA_DIR: dataDir }, command) as Promise<ConsumersResult>;
};

test('a consumer is added, listed and removed while the server runs', async () => {
  const added = await command('add', 'Hub', '--everything');
  const token = 'token' in added ? added.token : '';
  const status = async () =>
    (
      await server.app.inject({
        url: '/export/connections',
        headers: { host: 'localhost:8280', authorization: `Bearer ${token}` },
      })
    ).statusCode;
  expect(await status()).toBe(200);
  expect(await command('list')).toMatchObject({
    consumers: [{ name: 'Hub', reads: 'everything', revoked: '' }],
  });
  await command('revoke', 'Hub');
  expect(await status()).toBe(401);
  await expect(command('revoke', 'Hub')).rejects.toThrow('No consumer Hub has a token that holds.');
});
