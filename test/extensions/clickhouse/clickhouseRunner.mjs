/** Runs a ClickHouse server for one test file. It reads `kill` and `restart` line by line, and ends it when its input ends. */
import readline from 'node:readline';
import { startClickHouse } from '../../../scripts/clickhouse.mjs';

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
const server = await startClickHouse();
if (!server) throw new Error('There is no ClickHouse on this machine');
say({ url: server.url });
for await (const command of readline.createInterface({ input: process.stdin })) {
  await (command === 'kill' ? server.kill() : server.restart());
  say({});
}
await server.stop();
