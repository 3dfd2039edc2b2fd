import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/access/accessRule';
import { access } from './access';
import { deskRoutes } from './desk.routes';

export const desk: Module<AccessRule> = {
  routes: [deskRoutes],
  access,
};
