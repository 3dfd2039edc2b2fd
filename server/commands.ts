import type { Dependencies } from './platform/dependencies';
import { deskHandler } from './modules/desk';
import { importHandler } from './modules/metadata';
import { importLoginsHandler } from './modules/statistics';
import type { Handlers } from './platform/control/serve';
import { sessionsHandler } from './modules/identity';

/** What the command line can have done, by the server while it runs or by the command itself. */
export function controlHandlers(dependencies: Pick<Dependencies, 'config' | 'database' | 'now'>): Handlers {
  return {
    desk: deskHandler(dependencies),
    import: importHandler(dependencies),
    importLogins: importLoginsHandler(dependencies),
    sessions: sessionsHandler(dependencies),
  };
}
