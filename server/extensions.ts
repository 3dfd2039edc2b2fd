import type { Module } from './platform/module';
import type { AccessRule } from './modules/identity/identity.module';
import { conformity } from './extensions/conform/conform.module';
import { front } from './extensions/front/front.module';
import { clickhouse } from './extensions/clickhouse/clickhouse.module';
import { fticks } from './extensions/fticks/fticks.module';
import { headersLogin } from './extensions/headersLogin/headersLogin.module';
import { roleDirectory } from './extensions/roleDirectory/roleDirectory.module';
import { requestTracker } from './extensions/requestTracker/requestTracker.module';
import { trail } from './extensions/trail/trail.module';
import { feeds } from './extensions/feeds/feeds.module';
import { webhooks } from './extensions/webhooks/webhooks.module';
import { logos } from './extensions/logos/logos.module';
import { changeSets } from './extensions/changeSets/changeSets.module';
import { decisions } from './extensions/decisions/decisions.module';
import { deskPages } from './extensions/deskPages/deskPages.module';
import { publishing } from './extensions/publishing/publishing.module';
import { watching } from './extensions/watching/watching.module';
import { securityRules } from './extensions/securityRules/securityRules.module';
import { comparison } from './extensions/comparison/comparison.module';
import { wishes } from './extensions/wishes/wishes.module';
import { reviews } from './extensions/reviews/reviews.module';
import { privacy } from './extensions/privacy/privacy.module';
import { state } from './extensions/state/state.module';

/** Features beyond the core. Each comes after the ones it requires; `EXTENSIONS` chooses among them. */
export const EXTENSIONS: readonly Module<AccessRule>[] = [
  conformity,
  front,
  clickhouse,
  fticks,
  headersLogin,
  roleDirectory,
  requestTracker,
  trail,
  feeds,
  webhooks,
  logos,
  changeSets,
  decisions,
  deskPages,
  publishing,
  watching,
  securityRules,
  comparison,
  wishes,
  reviews,
  privacy,
  state,
];
