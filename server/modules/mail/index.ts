import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/access/accessRule';
import { access } from './access';
import { mailsRoutes } from './mails.routes';

export const mail: Module<AccessRule> = {
  routes: [mailsRoutes],
  access,
};
