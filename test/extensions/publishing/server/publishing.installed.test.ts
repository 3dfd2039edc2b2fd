/** In production metadata goes out once there is a key, to readers with a token from the command line. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../support/product/dashboard';
import { root, startProcess, type ServerProcess } from '../../../support/product/serverProcess';
import { keyFiles, signingSettings } from '../../support/keyFiles';
import { NAMED } from '../../../support/server/named';

const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-process-'));
const keys = keyFiles();
let settings: Record<string, string>;
let url: string;

beforeAll(async () => {
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  const login = { OIDC_ISSUER: 'http://localhost:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' };
  settings = { DATA_DIR: dataDir, PORT: port, ALLOW_EMBEDDED_DATABASE: '1', ...login, ...NAMED };
});
afterAll(() => {
  for (const folder of [dataDir, keys.folder]) rmSync(folder, { recursive: true, force: true });
});

async function withServer(more: Record<string, string>, work: (server: ServerProcess) => Promise<void>) {
  const server = startProcess({ ...settings, ...more });
  try {
    await server.started;
    await work(server);
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
  }
}

const certificates = () => fetch(`${url}/metadata/signing.pem`);
const noKeyLine = 'No metadata is published, because nothing can sign it: PUBLISH_KEY is not set.';

test('without a key nothing is published, and the start says so', () =>
  withServer({}, async (server) => {
    expect(server.printed()).toContain(noKeyLine);
    expect((await certificates()).status).toBe(404);
  }));

test('with a key the certificate is available, and a token of the operator opens the exports', () =>
  withServer(signingSettings(keys), async (server) => {
    expect(server.printed()).not.toContain(noKeyLine);
    expect(await (await certificates()).text()).toBe(keys.pem);
    const words = ['dist/server/cli.js', 'consumers', 'add', 'Hub', '--everything'];
    const { stdout } = spawnSync(process.execPath, words, {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', TMPDIR: process.env.TMPDIR ?? '/tmp', ...settings },
    });
    const read = (headers: Record<string, string>) => fetch(`${url}/export/connections`, { headers });
    expect((await read({})).status).toBe(401);
    const response = await read({ authorization: `Bearer ${stdout.split('\n')[0]}` });
    expect([response.status, await response.json()]).toEqual([
      200,
      { version: 1, institutions: [], services: [] },
    ]);
  }));
