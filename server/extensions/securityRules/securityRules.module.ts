import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { securityRulesRoutes } from './securityRules.routes';
import { SECURITY_RULES_EXTENSION } from '../../../src/extensions/securityRules/contract/securityRulesExtension';
import { securityRulesRecords } from './securityRulesRecords';
import './tables';

/** Rules of an institution for its connected services. */
export const securityRules: Module<AccessRule> = {
  name: 'securityRules',
  routes: [securityRulesRoutes],
  access,
  records: [securityRulesRecords],
  extensions: () => [SECURITY_RULES_EXTENSION],
  people: {
    notPersonal: {
      security_rules: ['institution_entity_id', 'rules', 'version'],
    },
  },
};
