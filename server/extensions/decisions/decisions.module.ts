import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { DECISION_PATH, decisionsRoutes } from './decisions.routes';
import { readDecisions } from './settings';

export const decisions: Module<AccessRule> = {
  name: 'decisions',
  routes: [decisionsRoutes],
  access: [],
  programs: [
    {
      method: 'POST',
      path: DECISION_PATH,
      account: 'PDP_USERS',
      what: 'A proxy asks whether a person may log in to a service',
    },
  ],
  settings: (settings) => ({ decisions: readDecisions(settings) }),
};
