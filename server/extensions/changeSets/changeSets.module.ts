import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { changeSetRoutes } from './changeSet.routes';
import './tables';
import { CHANGE_SET_EXTENSION } from '../../../src/extensions/changeSets/contract/changeSet';
import { changeSetRecords } from './changeSetRecords';
import { takeBack } from './lines';
import { people } from './people';

export { connectionStandings, type StandingService } from './connectionStandings';
export {
  disconnectionUnderWay,
  dropDisconnection,
  type Gathered,
  gatherDisconnection,
} from './disconnection';
export type { Looking } from './judge';

export const changeSets: Module<AccessRule> = {
  name: 'changeSets',
  routes: [changeSetRoutes],
  access,
  takeBack,
  records: [changeSetRecords],
  extensions: () => [CHANGE_SET_EXTENSION],
  people,
};
