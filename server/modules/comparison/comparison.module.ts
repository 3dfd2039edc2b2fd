import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { comparisonRoutes } from './comparison.routes';

/** What institutions are put side by side by. */
export const comparison: Module<AccessRule> = { routes: [comparisonRoutes], access };
