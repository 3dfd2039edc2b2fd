import path from 'node:path';
import { isFront, readFront } from './front/readFront';
import { startFront } from './front/startFront';
import { keepFromOthers } from './platform/control/dataFolder';
import { complain, say, writeObjects } from './platform/log/processLog';
import { readConfig, type ConfigResult } from './readConfig';
import { modeOf } from './platform/config/placeSettings';
import { startServer, type RunningServer } from './startServer';
import { whyNotStarted, type Placed } from './whyNotStarted';

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
  if (modeOf(process.env) === 'production') writeObjects();
  process.on('uncaughtException', end);
  keepFromOthers();
  const clientDir = path.join(import.meta.dirname, '../client');
  if (isFront(process.env)) await run(readFront(process.env), (config) => startFront(config, clientDir, say));
  else await run(readConfig(process.env), (config) => startServer(config, clientDir, say));
}

async function run<Read extends Placed>(
  read: ConfigResult<Read>,
  start: (config: Read) => Promise<RunningServer>,
): Promise<void> {
  if (read.errors) {
    for (const line of read.errors) complain(line, 'fatal');
    process.exit(1);
  }
  const { config } = read;
  try {
    const starting = start(config);
    stopOnSignal(starting);
    await starting;
  } catch (error) {
    end(whyNotStarted(error, config));
  }
}

/** Says what the process ends with. */
function end(error: unknown): void {
  complain(error, 'fatal');
  process.exit(1);
}

await main();
