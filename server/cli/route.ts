import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../platform/config/config';
import { claimDataDir, DataDirInUse } from '../platform/control/claim';
import { callServer, NoServer } from '../platform/control/client';
import { controlHandlers } from '../commands';
import { Refusal } from '../platform/control/refusal';
import { readConfig } from '../readConfig';
import type { Database } from '../platform/storage/database';
import { migrate } from '../platform/storage/migrate';
import { migrations } from '../migrations/migrations';
import { openDatabase } from '../platform/storage/openDatabase';
import { whyNotStarted } from '../whyNotStarted';

type Progress = (progress: unknown) => void;

export interface Command {
  readonly operation: 'desk' | 'import' | 'importLogins' | 'sessions';
  readonly request: unknown;
  /** Otherwise a data folder without a database is a mistake. */
  readonly mayCreateDatabase: boolean;
}

/**
 * Has a command done: by PostgreSQL directly, by the server that holds the embedded database, or, where none runs,
 * here, with the data folder claimed meanwhile. Throws Refusal.
 */
export async function doCommand(
  environment: NodeJS.ProcessEnv,
  command: Command,
  onProgress: Progress = () => undefined,
): Promise<unknown> {
  const { config, errors } = readConfig(environment);
  if (errors) throw new Refusal(errors.join('\n'));
  if (config.databaseUrl !== undefined) return doHere(config, command, onProgress);
  try {
    return await callServer(config.dataDir, command.operation, command.request, onProgress);
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
  }
  return doAlone(config, command, onProgress);
}

async function doAlone(config: Config, command: Command, onProgress: Progress): Promise<unknown> {
  const dataDir = path.resolve(config.dataDir);
  if (!command.mayCreateDatabase && !existsSync(path.join(dataDir, 'database')))
    throw new Refusal(`There is no database in ${dataDir} yet. Start the server first: npm start`);
  try {
    const claim = await claimDataDir(dataDir);
    claim.serve({
      desk: refuseMeanwhile,
      import: refuseMeanwhile,
      importLogins: refuseMeanwhile,
      sessions: refuseMeanwhile,
    });
    try {
      return await doHere(config, command, onProgress);
    } finally {
      await claim.release();
    }
  } catch (error) {
    // Another command was first, a moment ago.
    if (error instanceof DataDirInUse)
      return callServer(dataDir, command.operation, command.request, onProgress);
    throw error;
  }
}

function refuseMeanwhile(): Promise<never> {
  return Promise.reject(new Refusal('Another command works on the data folder. Try again in a moment.'));
}

async function doHere(config: Config, command: Command, onProgress: Progress): Promise<unknown> {
  const database = await openDatabase(config, { patient: true });
  try {
    await prepare(database, config);
    const handle = controlHandlers({ config, database, now: () => new Date() })[command.operation];
    return await handle?.(command.request, onProgress);
  } finally {
    await database.close();
  }
}

async function prepare(database: Database, config: Config): Promise<void> {
  try {
    await migrate(database, migrations);
  } catch (error) {
    const reason = whyNotStarted(error, config);
    throw typeof reason === 'string' ? new Refusal(reason) : error;
  }
}
