import type { Module } from './platform/module';
import { identity } from './modules/identity';
import { mail } from './modules/mail';
import { catalogue } from './modules/catalogue';
import { tickets } from './modules/tickets';
import { person } from './modules/person';
import { settings } from './modules/settings';
import { connections } from './modules/connections';
import { invitations } from './modules/invitations';
import { policies } from './modules/policies';
import { desk } from './modules/desk';
import { statistics } from './modules/statistics';
import { demonstration } from './modules/demonstration';
import { operations } from './modules/operations';
import type { AccessRule } from './modules/identity';

/** Every module with routes; each is followed by those that build on it. */
export const MODULES: readonly Module<AccessRule>[] = [
  identity,
  mail,
  catalogue,
  tickets,
  person,
  settings,
  connections,
  invitations,
  policies,
  desk,
  statistics,
  demonstration,
  operations,
];
