/** A server starts without its ClickHouse, and says where what it sends can be read on the way, but no password. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../support/product/dashboard';
import { startProcess } from '../../../support/product/serverProcess';

test.each([
  // A network for documentation, without hosts (RFC 5737).
  ['clickhouse://dashboard:secret@192.0.2.1:8123/logins', true],
  ['clickhouses://dashboard:secret@192.0.2.1:8443/logins', false],
  ['clickhouse://dashboard:secret@127.0.0.1:1/logins', false],
])('%s', async (STATS_URL, isReadable) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-started-'));
  const port = await freePort();
  const server = startProcess({ DATA_DIR: dataDir, PORT: String(port), STATS_URL });
  try {
    await server.started;
    expect(
      server.printed().includes('What goes to ClickHouse at 192.0.2.1:8123 and back is not encrypted'),
    ).toBe(isReadable);
    expect((await fetch(`http://localhost:${port}/internal/ready`)).status).toBe(200);
    expect(server.printed()).not.toContain('secret');
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
