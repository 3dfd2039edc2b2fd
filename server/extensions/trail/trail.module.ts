import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { trailRoutes } from './trail.routes';
import { AUDIT_EXTENSION } from '../../../src/contracts/domain/audit';

export const trail: Module<AccessRule> = {
  name: 'trail',
  routes: [trailRoutes],
  access,
  extensions: () => [AUDIT_EXTENSION],
};
