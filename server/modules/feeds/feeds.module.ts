import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { feedsRoutes } from './feeds.routes';
import { feedGauges } from './gauges';

export { startFeeds } from './background';
export { feedsHandler, type FeedsAnswer } from './feedsCommand';
export type { FeedsCommand } from './feedsRequest';
export { releaseLeases } from './lease';

export const feeds: Module<AccessRule> = {
  routes: [feedsRoutes],
  access,
  gauges: [feedGauges],
};
