/**
 * Runs a PostgreSQL server for one test file. It reads commands line by line, and removes its folder when its input
 * ends. `--disk 100` uses a disk of its own of that many megabytes, `--replica-of postgres://…` makes a replica by streaming.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import readline from 'node:readline';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../../scripts/postgres.mjs';

const { disk: megabytes, 'replica-of': replicaOf } = parseArgs({
  options: { disk: { type: 'string' }, 'replica-of': { type: 'string' } },
}).values;
// The folder of the run is not usable, because PostgreSQL runs as another user, who cannot read it.
const folder = mkdtempSync('/tmp/idp-dashboard-own-postgres-');
if (megabytes) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
chmodSync(folder, 0o777);
function remove() {
  if (megabytes) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
}

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
try {
  const server = await startPostgres(folder, { replicaOf });
  say(server ? { url: server.url, pid: server.pid(), folder } : {});
  if (server) {
    for await (const line of readline.createInterface({ input: process.stdin })) {
      if (line !== 'restart') continue;
      await server.restart();
      say({ url: server.url, pid: server.pid(), folder });
    }
    await server.stop();
  }
} finally {
  remove();
}
