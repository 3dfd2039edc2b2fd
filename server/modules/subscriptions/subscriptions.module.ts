import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { atomRoutes } from './atom.routes';
import { searchesRoutes } from './searches.routes';
import { stopRoutes } from './stop.routes';
import { watchingRoutes } from './watching.routes';

export { startWatching } from './background';
export { watcherRecords } from './watcherRecords';
export { readWatching } from './settings';

/** People watch services, connections, searches and feeds, and are told what is new of them (decision 39); searches they keep under a name, too. */
export const subscriptions: Module<AccessRule> = {
  routes: [watchingRoutes, searchesRoutes, atomRoutes, stopRoutes],
  access,
};
