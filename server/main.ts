import path from 'node:path';
import { keepFromOthers } from './platform/control/dataFolder';
import { complain, say, writeObjects } from './platform/log/processLog';
import type { Place, RunningServer } from './platform/module';
import { allSettings, insteadFor, readConfig } from './readConfig';
import { modeOf } from './platform/config/placeSettings';
import { startServer } from './startServer';
import { whyNotStarted } from './whyNotStarted';

const DRAIN_MS = 10_000;

/**
 * Stops the process on a signal: after the last open request, at most ten seconds later. During the start, it waits
 * until the start is complete. Wrappers may send the signal twice.
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
  await run(insteadFor(process.env)?.read(process.env, allSettings().keys()) ?? ownPlace(), clientDir);
}

function ownPlace(): Place {
  const { config, errors } = readConfig(process.env);
  return errors ? { errors } : { config, start: (...where) => startServer(config, ...where) };
}

async function run({ config, start, errors }: Place, clientDir: string): Promise<void> {
  if (errors) {
    for (const line of errors) complain(line, 'fatal');
    process.exit(1);
  }
  try {
    const starting = start(clientDir, say);
    stopOnSignal(starting);
    await starting;
  } catch (error) {
    end(whyNotStarted(error, config));
  }
}

/** Logs the fatal error and ends the process. */
function end(error: unknown): void {
  complain(error, 'fatal');
  process.exit(1);
}

await main();
