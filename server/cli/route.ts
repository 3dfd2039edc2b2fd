import { modeOf, readMode } from '../platform/config/placeSettings';
import { Settings } from '../platform/config/settings';
import { readStorage } from '../platform/config/storageSettings';
import { callServer, NoServer } from '../platform/control/client';
import { Refusal } from '../platform/control/refusal';
import type { Command, Progress } from './command';

/**
 * Has a command done: by PostgreSQL directly, by the server that holds the embedded database, or, if none runs, here, with
 * the data folder claimed meanwhile. Throws Refusal.
 */
export async function doCommand(
  environment: NodeJS.ProcessEnv,
  command: Command,
  onProgress: Progress = () => undefined,
): Promise<unknown> {
  const settings = new Settings(environment);
  const { dataDir, databaseUrl } = readStorage(settings, readMode(settings, modeOf(environment)));
  if (settings.errors.length === 0 && databaseUrl === undefined) {
    try {
      return await callServer(dataDir, command.operation, command.request, onProgress);
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
    }
  }
  // The modules are loaded only here. A server that runs has them already.
  const [{ readConfig }, { doWithoutServer }] = await Promise.all([
    import('../readConfig'),
    import('./withoutServer'),
  ]);
  const { config, errors } = readConfig(environment);
  if (errors) throw new Refusal(errors.join('\n'));
  return doWithoutServer(config, command, onProgress);
}
