import type { Module } from './platform/module';
import type { AccessRule } from './modules/identity/identity.module';
import { trail } from './modules/trail/trail.module';
import { feeds } from './modules/feeds/feeds.module';
import { events } from './modules/events/events.module';
import { logos } from './modules/logos/logos.module';
import { changeSet } from './modules/changeSet/changeSet.module';
import { decisions } from './modules/decisions/decisions.module';
import { desk } from './modules/desk/desk.module';
import { publishing } from './modules/publishing/publishing.module';
import { subscriptions } from './modules/subscriptions/subscriptions.module';
import { securityRules } from './modules/securityRules/securityRules.module';
import { comparison } from './modules/comparison/comparison.module';
import { wishes } from './modules/wishes/wishes.module';
import { reviews } from './modules/reviews/reviews.module';
import { privacy } from './modules/privacy/privacy.module';
import { state } from './modules/state/state.module';

/** What the dashboard offers beyond the core. Each comes after those that it builds on; `EXTENSIONS` chooses among them. */
export const EXTENSIONS: readonly Module<AccessRule>[] = [
  trail,
  feeds,
  events,
  logos,
  changeSet,
  decisions,
  desk,
  publishing,
  subscriptions,
  securityRules,
  comparison,
  wishes,
  reviews,
  privacy,
  state,
];
