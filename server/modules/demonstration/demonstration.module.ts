import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { logosRoutes } from './logos.routes';

export { addFirstLogins, addOtherLogins } from './demonstrationLogins';
export { placeLogos } from './logos';
export { placeMetadata } from './placeMetadata';
export { seedDemonstration } from './seed';
export { readDemonstration } from './settings';

export const demonstration: Module<AccessRule> = {
  routes: [logosRoutes],
  access: [],
};
