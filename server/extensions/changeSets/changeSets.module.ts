import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { changeSetRoutes } from './changeSet.routes';
import './tables';
import { CHANGE_SET_EXTENSION } from '../../../src/extensions/changeSets/contract/changeSet';
import { changeSetRecords } from './changeSetRecords';
import { returnLines } from './lines';
import { people } from './people';

export { connectionStatuses, type ServiceStatus } from './connectionStatuses';
export { disconnectionUnderWay, dropDisconnection, type AddedLine, addDisconnection } from './disconnection';
export type { CheckContext } from './judge';

export const changeSets: Module<AccessRule> = {
  name: 'changeSets',
  routes: [changeSetRoutes],
  access,
  returnRefused: returnLines,
  records: [changeSetRecords],
  extensions: () => [CHANGE_SET_EXTENSION],
  people,
};
