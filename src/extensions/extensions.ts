import type { Extension } from '../extending/extension';
import { trail } from './trail/trail.extension';
import { changeSets } from './changeSets/changeSets.extension';
import { comparison } from './comparison/comparison.extension';
import { deskPages } from './deskPages/deskPages.extension';
import { feeds } from './feeds/feeds.extension';
import { privacy } from './privacy/privacy.extension';
import { reviews } from './reviews/reviews.extension';
import { securityRules } from './securityRules/securityRules.extension';
import { watching } from './watching/watching.extension';
import { webhooks } from './webhooks/webhooks.extension';
import { wishes } from './wishes/wishes.extension';

/** Everything of the client beyond the core, in the order in which pages and menus show it. */
export const extensions: readonly Extension[] = [
  changeSets,
  watching,
  wishes,
  securityRules,
  reviews,
  deskPages,
  feeds,
  webhooks,
  trail,
  privacy,
  comparison,
];
