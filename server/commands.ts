import type { Dependencies } from './platform/dependencies';
import { auditHandler } from './modules/audit/audit.module';
import { deskHandler } from './modules/desk/desk.module';
import { webhooksHandler } from './modules/events/events.module';
import { feedsHandler } from './modules/feeds/feeds.module';
import { importHandler, verifyInThread } from './modules/metadata/metadata.module';
import { consumersHandler } from './modules/publishing/publishing.module';
import { personHandler } from './modules/privacy/privacy.module';
import { exportStateHandler, importStateHandler } from './modules/state/state.module';
import { importLoginsHandler, moveLoginsHandler } from './modules/statistics/statistics.module';
import type { Operation } from './cli/command';
import { RECORD_KINDS } from './recordKinds';
import type { Handler } from './platform/control/serve';
import { sessionsHandler } from './modules/identity/identity.module';

/** Returns the commands of the command line, which the server does while it runs, or else the command itself. */
export function controlHandlers(
  dependencies: Pick<Dependencies, 'config' | 'database' | 'now'>,
): Readonly<Record<Operation, Handler>> {
  return {
    audit: auditHandler(dependencies),
    consumers: consumersHandler(dependencies),
    desk: deskHandler(dependencies),
    exportState: exportStateHandler(dependencies, RECORD_KINDS),
    feeds: feedsHandler({ ...dependencies, verify: verifyInThread }),
    import: importHandler(dependencies),
    importLogins: importLoginsHandler(dependencies),
    importState: importStateHandler(dependencies, RECORD_KINDS),
    person: personHandler(dependencies),
    sessions: sessionsHandler(dependencies),
    statsMove: moveLoginsHandler(dependencies),
    webhooks: webhooksHandler(dependencies),
  };
}
