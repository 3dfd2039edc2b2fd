import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { changeSetRoutes } from './changeSet.routes';
import './tables';

export { takeBack } from './lines';
export { changeSetRecords } from './changeSetRecords';

export const changeSet: Module<AccessRule> = { routes: [changeSetRoutes], access };
