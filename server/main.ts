import path from 'node:path';
import { keepFromOthers } from './platform/control/dataFolder';
import { readConfig } from './readConfig';
import { startServer, type RunningServer } from './startServer';
import { whyNotStarted } from './whyNotStarted';

const DRAIN_MS = 10_000;

/**
 * Ends when the last request is answered, at the latest after ten seconds; during the start, when it is through.
 * Wrappers may send the signal twice.
 */
function stopOnSignal(starting: Promise<RunningServer>): void {
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    const server = await starting;
    await server.stop(DRAIN_MS);
    process.exit(0);
  }
  // A start that fails ends the process by itself.
  const stopQuietly = () => void stop().catch(() => undefined);
  process.on('SIGTERM', stopQuietly);
  process.on('SIGINT', stopQuietly);
}

async function main(): Promise<void> {
  keepFromOthers();
  const { config, errors } = readConfig(process.env);
  if (!config) {
    for (const line of errors) console.error(line);
    process.exit(1);
  }
  try {
    const clientDir = path.join(import.meta.dirname, '../client');
    const starting = startServer(config, clientDir, (line) => console.log(line));
    stopOnSignal(starting);
    await starting;
  } catch (error) {
    console.error(whyNotStarted(error, config));
    process.exit(1);
  }
}

await main();
