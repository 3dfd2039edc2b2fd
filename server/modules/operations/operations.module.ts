import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { healthRoutes } from './health.routes';
import { infoRoutes } from './info.routes';
import { outcomesRoutes } from './outcomes.routes';
import { openApiRoutes } from './openapi';
import { technicalRoutes } from './technical.routes';
import { OUTCOMES_EXTENSION } from '../../../src/contracts/domain/qa/chartEnds';

export { build } from './build';
export { healthOf } from './health.routes';
export { infoRoutes } from './info.routes';
export { addOpenApi } from './openapi';

export const operations: Module<AccessRule> = {
  name: 'operations',
  routes: [healthRoutes, infoRoutes, openApiRoutes, outcomesRoutes, technicalRoutes],
  access,
  extensions: ({ metrics, visualiser }) => [
    'idempotency',
    ...(metrics ? [OUTCOMES_EXTENSION] : []),
    ...(visualiser ? ['visualiser'] : []),
  ],
};
