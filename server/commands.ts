import type { Dependencies } from './platform/dependencies';
import { deskHandler } from './modules/desk/desk.module';
import { importHandler } from './modules/metadata/metadata.module';
import { importLoginsHandler } from './modules/statistics/statistics.module';
import type { Handlers } from './platform/control/serve';
import { sessionsHandler } from './modules/identity/identity.module';

/** What the command line can have done, by the server while it runs or by the command itself. */
export function controlHandlers(dependencies: Pick<Dependencies, 'config' | 'database' | 'now'>): Handlers {
  return {
    desk: deskHandler(dependencies),
    import: importHandler(dependencies),
    importLogins: importLoginsHandler(dependencies),
    sessions: sessionsHandler(dependencies),
  };
}
