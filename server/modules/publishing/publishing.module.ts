import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { addressesRoutes } from './addresses.routes';
import { exportRoutes } from './export.routes';
import { metadataRoutes } from './metadata.routes';

export { consumersHandler, type ConsumersAnswer, type ConsumersCommand } from './consumers/consumersCommand';
export { openSigning } from './keys/openSigning';
export type { Signing } from './keys/signing';
export { readPublishing } from './settings';

export const publishing: Module<AccessRule> = {
  routes: [metadataRoutes, exportRoutes, addressesRoutes],
  access,
};
