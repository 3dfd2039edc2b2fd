import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { connectionsRoutes } from './connections.routes';

export { connectAtOnce, connectionTicket } from './connectionRequest';
export { mailsOfConnection } from './mailsOfConnection';

export const connections: Module<AccessRule> = {
  name: 'connections',
  routes: [connectionsRoutes],
  access,
};
