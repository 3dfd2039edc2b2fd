import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { changeSetRoutes } from './changeSet.routes';
import './tables';

export { connectionStandings, type StandingService } from './connectionStandings';
export {
  disconnectionUnderWay,
  dropDisconnection,
  type Gathered,
  gatherDisconnection,
} from './disconnection';
export type { Looking } from './judge';
export { takeBack } from './lines';
export { changeSetRecords } from './changeSetRecords';

export const changeSet: Module<AccessRule> = { routes: [changeSetRoutes], access };
