import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { callerRoutes } from './checks/caller.routes';
import { checkHandler } from './checks/checkCommand';
import { checksRoutes } from './checks/checks.routes';
import { databaseCheck } from './checks/databaseCheck';
import { federationChecks } from './checks/federationChecks';
import { proxyChecks } from './checks/proxyChecks';
import { warnOfSystems } from './checks/systems';
import { healthRoutes } from './health.routes';
import { infoRoutes } from './info.routes';
import { outcomesRoutes } from './outcomes.routes';
import { openApiRoutes } from './openapi';
import { technicalRoutes } from './technical.routes';
import { CHECKS_EXTENSION } from '../../../src/contracts/domain/checks';
import { OUTCOMES_EXTENSION } from '../../../src/contracts/domain/qa/chartEnds';

export { build } from './build';
export { systemGauges } from './checks/systems';
export { healthOf } from './health.routes';
export { infoRoutes } from './info.routes';
export { addOpenApi } from './openapi';

export const operations: Module<AccessRule> = {
  name: 'operations',
  routes: [
    healthRoutes,
    infoRoutes,
    openApiRoutes,
    outcomesRoutes,
    technicalRoutes,
    callerRoutes,
    checksRoutes,
  ],
  access,
  checks: (watched) => [...federationChecks(watched), ...proxyChecks(watched), databaseCheck(watched)],
  commands: { check: checkHandler },
  start: warnOfSystems,
  extensions: ({ metrics, visualiser }) => [
    'idempotency',
    CHECKS_EXTENSION,
    ...(metrics ? [OUTCOMES_EXTENSION] : []),
    ...(visualiser ? ['visualiser'] : []),
  ],
};
