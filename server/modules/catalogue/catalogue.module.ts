import { LIST_EXTENSION } from '../../../src/contracts/domain/services/catalogue';
import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { catalogueRoutes } from './catalogue.routes';
import { servicesRoutes } from './services.routes';
import { downloadRoutes } from './download.routes';
import { readCatalogue } from './settings';

export {
  checkConnectable,
  checkConnected,
  checkInstitution,
  checkProduction,
  checkSeenInstitution,
  checkVisible,
  connectsAtOnce,
} from './connectionChecks';
export { consentsOf } from './consents';
export { catalogueTypes, findVisible, visibleServices, type ServiceRow } from './serviceRows';
export { serviceView } from './serviceView';
export { audienceOf, invitingViewer, viewerFor, type Viewer } from './viewer';

export const catalogue: Module<AccessRule> = {
  name: 'catalogue',
  routes: [catalogueRoutes, servicesRoutes, downloadRoutes],
  access,
  settings: readCatalogue,
  extensions: () => [LIST_EXTENSION],
};
