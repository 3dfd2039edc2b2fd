import path from 'node:path';
import { readConfig } from './readConfig';
import { startServer, type RunningServer } from './startServer';
import { whyNotStarted } from './whyNotStarted';

const DRAIN_MS = 10_000;

/** Ends when the last request is answered, at the latest after ten seconds. Wrappers may send the signal twice. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await server.stop(DRAIN_MS);
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

async function main(): Promise<void> {
  const { config, errors } = readConfig(process.env);
  if (!config) {
    for (const line of errors) console.error(line);
    process.exit(1);
  }
  try {
    const clientDir = path.join(import.meta.dirname, '../client');
    stopOnSignal(await startServer(config, clientDir, (line) => console.log(line)));
  } catch (error) {
    console.error(whyNotStarted(error, config));
    process.exit(1);
  }
}

await main();
