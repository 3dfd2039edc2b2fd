import { existsSync } from 'node:fs';
import path from 'node:path';
import { handlerOf } from '../commands';
import { compositionOf } from '../modules';
import { migrations } from '../migrations/migrations';
import type { Config } from '../platform/config/config';
import { account } from '../platform/control/account';
import { claimDataDir, DataDirInUse } from '../platform/control/claim';
import { callServer } from '../platform/control/client';
import { Refusal } from '../platform/control/refusal';
import type { Database } from '../platform/storage/database';
import { openModules } from '../platform/openModules';
import { prepareTables } from '../platform/storage/migrate';
import { openDatabase } from '../platform/storage/openDatabase';
import { whyNotStarted } from '../whyNotStarted';
import type { Command, Progress } from './command';

/** Does a command in this process: on PostgreSQL, or with the data folder claimed meanwhile. Throws Refusal. */
export function doWithoutServer(config: Config, command: Command, onProgress: Progress): Promise<unknown> {
  return (config.databaseUrl === undefined ? doAlone : doHere)(config, command, onProgress);
}

async function doAlone(config: Config, command: Command, onProgress: Progress): Promise<unknown> {
  const dataDir = path.resolve(config.dataDir);
  if (!command.mayCreateDatabase && !existsSync(path.join(dataDir, 'database')))
    throw new Refusal(`There is no database in ${dataDir} yet. Start the server first: npm start`);
  try {
    const claim = await claimDataDir(dataDir);
    claim.serve({ [command.operation]: refuseMeanwhile });
    try {
      return await doHere(config, command, onProgress);
    } finally {
      await claim.release();
    }
  } catch (error) {
    // Another process has claimed the folder a moment ago; it can do the command.
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
    const base = { config, database, now: () => new Date() };
    const { dependencies, opened } = await openModules(base, compositionOf(config), () => undefined);
    try {
      return await handlerOf(dependencies, command.operation)(command.request, onProgress, account());
    } finally {
      await Promise.all(opened.flatMap(({ pools = {} }) => Object.values(pools)).map((pool) => pool.close()));
    }
  } finally {
    await database.close();
  }
}

async function prepare(database: Database, config: Config): Promise<void> {
  try {
    await prepareTables(database, migrations, config);
  } catch (error) {
    const reason = whyNotStarted(error, config);
    throw typeof reason === 'string' ? new Refusal(reason) : error;
  }
}
