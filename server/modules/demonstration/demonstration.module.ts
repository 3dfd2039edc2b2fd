import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { logosRoutes } from './services/logos.routes';
import { announceDemonstration, prepareDemonstration } from './background';
import { addOtherLogins } from './logins/demonstrationLogins';
import { readDemonstration } from './settings';

export const demonstration: Module<AccessRule> = {
  name: 'demonstration',
  routes: [logosRoutes],
  access: [],
  settings: readDemonstration,
  prepare: prepareDemonstration,
  addLogins: addOtherLogins,
  start: announceDemonstration,
};
