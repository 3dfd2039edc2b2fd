import type { Dependencies } from '../dependencies';
import { deskHandler } from '../tickets/desk/deskHandler';
import { importHandler } from './importCommand';
import { importLoginsHandler } from './importLoginsCommand';
import type { Handlers } from './serve';
import { sessionsHandler } from './sessionsCommand';

/** What the command line can have done, by the server while it runs or by the command itself. */
export function controlHandlers(dependencies: Pick<Dependencies, 'config' | 'database' | 'now'>): Handlers {
  return {
    desk: deskHandler(dependencies),
    import: importHandler(dependencies),
    importLogins: importLoginsHandler(dependencies),
    sessions: sessionsHandler(dependencies),
  };
}
