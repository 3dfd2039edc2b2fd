import type { Module } from '../../platform/module';
import type { AccessRule } from './access/accessRule';
import { access } from './access';
import { loginRoutes } from './login/login.routes';
import { ownSessionsRoutes } from './session/ownSessions.routes';
import { sessionEndRoutes } from './session/sessionEnd.routes';

export const identity: Module<AccessRule> = {
  routes: [loginRoutes, ownSessionsRoutes, sessionEndRoutes],
  access,
};
