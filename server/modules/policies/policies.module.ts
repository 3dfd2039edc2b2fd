import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { policiesRoutes } from './policies.routes';
import { POLICY_RULES_EXTENSION } from '../../../src/contracts/domain/policies/policy';
import { readPolicyAttributes } from './policyAttributes';
import { policyRecords } from './policyRecords';
import { people } from './people';

export { readExpressions } from './expressions';
export type { PolicyDocument } from './policyDocument';
export { documentOf as policyDocumentOf } from './policyBody';
export { nameKeyOf } from './policyName';
export { savedStates, visibleScopes } from './policyQuestions';
export { isVisible, reachOf, type Reach } from './policyReach';
export { newestNames, newestStates, policiesVersion, type StateName } from './policyStates';
export type { PolicyRevisionTable, PolicyTable } from './tables';

export const policies: Module<AccessRule> = {
  name: 'policies',
  routes: [policiesRoutes],
  access,
  settings: (settings) => ({ policyAttributes: readPolicyAttributes(settings) }),
  records: [policyRecords],
  extensions: () => ['policies', POLICY_RULES_EXTENSION],
  people,
};
