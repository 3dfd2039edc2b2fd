import type { Module } from './platform/module';
import { identity } from './modules/identity/identity.module';
import { trail } from './modules/trail/trail.module';
import { feeds } from './modules/feeds/feeds.module';
import { events } from './modules/events/events.module';
import { logos } from './modules/logos/logos.module';
import { mail } from './modules/mail/mail.module';
import { catalogue } from './modules/catalogue/catalogue.module';
import { tickets } from './modules/tickets/tickets.module';
import { person } from './modules/person/person.module';
import { settings } from './modules/settings/settings.module';
import { connections } from './modules/connections/connections.module';
import { changeSet } from './modules/changeSet/changeSet.module';
import { invitations } from './modules/invitations/invitations.module';
import { policies } from './modules/policies/policies.module';
import { decisions } from './modules/decisions/decisions.module';
import { desk } from './modules/desk/desk.module';
import { subscriptions } from './modules/subscriptions/subscriptions.module';
import { securityRules } from './modules/securityRules/securityRules.module';
import { comparison } from './modules/comparison/comparison.module';
import { wishes } from './modules/wishes/wishes.module';
import { reviews } from './modules/reviews/reviews.module';
import { statistics } from './modules/statistics/statistics.module';
import { demonstration } from './modules/demonstration/demonstration.module';
import { publishing } from './modules/publishing/publishing.module';
import { operations } from './modules/operations/operations.module';
import { privacy } from './modules/privacy/privacy.module';
import type { AccessRule } from './modules/identity/identity.module';

/** Every module with routes; each is followed by those that build on it. */
export const MODULES: readonly Module<AccessRule>[] = [
  identity,
  trail,
  feeds,
  events,
  logos,
  mail,
  catalogue,
  tickets,
  person,
  settings,
  connections,
  changeSet,
  invitations,
  policies,
  decisions,
  desk,
  statistics,
  publishing,
  subscriptions,
  securityRules,
  comparison,
  wishes,
  reviews,
  demonstration,
  privacy,
  operations,
];
