import type { Extension } from '../extending/extension';
import { trail } from './trail';
import { changeSets } from './changeSets';
import { comparison } from './comparison';
import { deskPages } from './deskPages';
import { feeds } from './feeds';
import { privacy } from './privacy';
import { reviews } from './reviews';
import { securityRules } from './securityRules';
import { watching } from './watching';
import { webhooks } from './webhooks';
import { wishes } from './wishes';

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
