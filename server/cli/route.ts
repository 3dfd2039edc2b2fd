import { callServer, NoServer } from '../platform/control/client';
import { Refusal } from '../platform/control/refusal';
import { readConfig } from '../readConfig';
import type { Command, Progress } from './command';

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
  if (config.databaseUrl === undefined) {
    try {
      return await callServer(config.dataDir, command.operation, command.request, onProgress);
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
    }
  }
  // Loaded only here: it brings the database and all that the commands do, which a server that runs has already.
  const { doWithoutServer } = await import('./withoutServer');
  return doWithoutServer(config, command, onProgress);
}
