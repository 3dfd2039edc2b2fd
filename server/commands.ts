import { existsSync } from 'node:fs';
import path from 'node:path';
import { migrations } from './migrations/migrations';
import { compositionOf } from './modules';
import type { Config } from './platform/config/config';
import { account } from './platform/control/account';
import { claimDataDir, DataDirInUse } from './platform/control/claim';
import { callServer } from './platform/control/client';
import type { Command } from './platform/control/program';
import { Refusal } from './platform/control/refusal';
import type { Handler, Handlers } from './platform/control/serve';
import type { Dependencies } from './platform/dependencies';
import { openModules } from './platform/openModules';
import type { Database } from './platform/storage/database';
import { prepareTables } from './platform/storage/migrate';
import { openDatabase } from './platform/storage/openDatabase';
import { whyNotStarted } from './whyNotStarted';

/**
 * Returns the handlers of the operator's commands, for the process that holds the database. Commands of an extension
 * that is off are refused.
 */
export function controlHandlers(dependencies: Dependencies): Handlers {
  const composition = compositionOf(dependencies.config);
  return Object.fromEntries(
    composition.installed.flatMap((module) =>
      Object.entries(module.commands ?? {}).map(([operation, handler]) => [
        operation,
        composition.on.includes(module) ? handler(dependencies, composition) : refuse(offText(module.name)),
      ]),
    ),
  );
}

export function handlerOf(dependencies: Dependencies, operation: string): Handler {
  return controlHandlers(dependencies)[operation] ?? refuse(`Unknown command ${operation}.`);
}

function offText(extension: string): string {
  return `This command belongs to the extension ${extension}, which EXTENSIONS leaves out.`;
}

function refuse(reason: string): Handler {
  return () => Promise.reject(new Refusal(reason));
}

type Work = (config: Config, command: Command, onProgress: (progress: unknown) => void) => Promise<unknown>;

/** Runs a command in this process: on PostgreSQL, or with the data folder claimed meanwhile. Throws Refusal. */
export const doWithoutServer: Work = (config, ...what) =>
  (config.databaseUrl === undefined ? doAlone : doHere)(config, ...what);

const doAlone: Work = async (config, command, onProgress) => {
  const dataDir = path.resolve(config.dataDir);
  if (!command.mayCreateDatabase && !existsSync(path.join(dataDir, 'database')))
    throw new Refusal(`${dataDir} holds no database yet. Start the server first.`);
  try {
    const claim = await claimDataDir(dataDir);
    const meanwhile = refuse('Another command works on the data folder. Try again in a moment.');
    claim.serve({ [command.operation]: meanwhile });
    try {
      return await doHere(config, command, onProgress);
    } finally {
      await claim.release();
    }
  } catch (error) {
    // Another process has just claimed the folder and can run the command.
    if (error instanceof DataDirInUse)
      return callServer(dataDir, command.operation, command.request, onProgress);
    throw error;
  }
};

const doHere: Work = async (config, { operation, request }, onProgress) => {
  const database = await openDatabase(config, { patient: true });
  try {
    await prepare(database, config);
    const base = { config, database, now: () => new Date() };
    const { dependencies, opened } = await openModules(base, compositionOf(config), () => undefined);
    try {
      return await handlerOf(dependencies, operation)(request, onProgress, account());
    } finally {
      await Promise.all(opened.flatMap(({ pools = {} }) => Object.values(pools)).map((pool) => pool.close()));
    }
  } finally {
    await database.close();
  }
};

async function prepare(database: Database, config: Config): Promise<void> {
  try {
    await prepareTables(database, migrations, config);
  } catch (error) {
    const reason = whyNotStarted(error, config);
    throw typeof reason === 'string' ? new Refusal(reason) : error;
  }
}
