import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { feedsRoutes } from './feeds.routes';
import { feedsCheck } from './feedsCheck';
import { feedGauges } from './gauges';
import { startFeeds } from './background';
import { feedsHandler } from './feedsCommand';
import { releaseLeases } from './lease';
import { verifyInThread } from '../../modules/metadata/metadata.module';

export const feeds: Module<AccessRule> = {
  name: 'feeds',
  routes: [feedsRoutes],
  access,
  gauges: [feedGauges],
  checks: (watched) => [feedsCheck(watched)],
  async prepare({ config, database }) {
    if (config.databaseUrl === undefined) await database.transaction((tx) => releaseLeases(tx));
  },
  start: (dependencies, { say }) => startFeeds({ ...dependencies, verify: verifyInThread }, say),
  commands: { feeds: (dependencies) => feedsHandler({ ...dependencies, verify: verifyInThread }) },
  extensions: () => ['feeds'],
};
