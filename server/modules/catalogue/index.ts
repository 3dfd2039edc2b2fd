import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/access/accessRule';
import { access } from './access';
import { catalogueRoutes } from './catalogue.routes';
import { servicesRoutes } from './services.routes';
import { downloadRoutes } from './download.routes';

export const catalogue: Module<AccessRule> = {
  routes: [catalogueRoutes, servicesRoutes, downloadRoutes],
  access,
};
