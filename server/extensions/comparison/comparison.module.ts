import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { comparisonRoutes } from './comparison.routes';
import { COMPARISON_EXTENSION } from '../../../src/extensions/comparison/contract/institutionComparison';

/** Data for comparing institutions. */
export const comparison: Module<AccessRule> = {
  name: 'comparison',
  routes: [comparisonRoutes],
  access,
  extensions: () => [COMPARISON_EXTENSION],
};
