import type { FastifyPluginAsync } from 'fastify';
import { FeedList } from '../../../src/contracts/wire/feeds';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { faultyFeeds, feedViews } from './feedView';

/**
 * Adds the call that lists the feeds, for super users (docs/extensions/feeds.md), and the one for monitoring: 503 while
 * a feed has a fault. It is separate from `/internal/ready`, since a stale feed is not a reason to take the server out
 * of service.
 */
export function feedsRoutes({ config, database, now }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.get('/dashboard/api/x/feeds', { schema: { response: enveloping(FeedList) } }, async (request) =>
      enveloped(request, { feeds: await feedViews(database.read, config, now()) }),
    );

    app.get('/internal/feeds', { config: { anonymous: true } }, async (_request, reply) => {
      const faulty = await faultyFeeds(database.read, now());
      return faulty.length === 0 ? { status: 'UP' } : reply.code(503).send({ status: 'DOWN', feeds: faulty });
    });
  };
}
