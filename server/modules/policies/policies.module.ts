import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { policiesRoutes } from './policies.routes';

export { readExpressions } from './expressions';
export { readPolicyAttributes } from './policyAttributes';
export type { PolicyDocument } from './policyDocument';
export { documentOf as policyDocumentOf } from './policyBody';
export { policyRecords } from './policyRecords';
export { nameKeyOf } from './policyName';
export { statesTold, visibleScopes } from './policyQuestions';
export { isVisible, reachOf, type Reach } from './policyReach';
export { newestNames, newestStates, policiesVersion, type StateName } from './policyStates';
export type { PolicyRevisionTable, PolicyTable } from './tables';

export const policies: Module<AccessRule> = {
  routes: [policiesRoutes],
  access,
};
