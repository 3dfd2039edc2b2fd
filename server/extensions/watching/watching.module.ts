import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { atomRoutes } from './atom.routes';
import { searchesRoutes } from './searches.routes';
import { stopRoutes } from './stop.routes';
import { watchingRoutes } from './watching.routes';
import { WATCHING_EXTENSION } from '../../../src/extensions/watching/contract/watching';
import { startWatching } from './background';
import { readWatching } from './settings';
import { watcherRecords } from './watcherRecords';
import { people } from './people';

/**
 * People watch services, connections, searches and feeds, and get news about them (decision 39); they can also keep
 * searches under a name.
 */
export const watching: Module<AccessRule> = {
  name: 'watching',
  routes: [watchingRoutes, searchesRoutes, atomRoutes, stopRoutes],
  access,
  settings: readWatching,
  start: startWatching,
  records: [watcherRecords],
  extensions: () => [WATCHING_EXTENSION],
  people,
};
