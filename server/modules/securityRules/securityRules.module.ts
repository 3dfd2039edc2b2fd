import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { securityRulesRoutes } from './securityRules.routes';
import './tables';

export { securityRulesRecords } from './securityRulesRecords';

/** What an institution holds its connected services to. */
export const securityRules: Module<AccessRule> = { routes: [securityRulesRoutes], access };
