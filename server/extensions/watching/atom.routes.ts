import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Dependencies } from '../../platform/dependencies';
import { matches } from '../../platform/http/contentEncoding';
import { ProblemError } from '../../platform/http/problems';
import type { Queries } from '../../platform/storage/database';
import { atomFeed } from './atom';
import { feedAddress, FEED_PATH, hashOf } from './feedToken';
import { newsFor } from './news/newsFor';
import { subscriptionsOf } from './subscriptions';
import { followRarely, newestNews } from './watchers';

const Token = Type.Object({ token: Type.String({ pattern: '^[\\w-]{43}$' }) });

/**
 * Adds the Atom feed of news, at a private address. Anyone with the address can read it; it contains what the person
 * may see now. A program that already has the newest state gets an answer without a body.
 */
export function atomRoutes({ config, database, now }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: Static<typeof Token> }>(
      `${FEED_PATH}/:token`,
      {
        schema: { params: Token },
        config: { anonymous: true, readLimited: true, costly: true, secretPath: true },
      },
      async (request, reply) => {
        const { token } = request.params;
        const { read } = database;
        const owner = await ownerOf(read, token);
        if (owner === undefined) throw new ProblemError('not-found');
        const watcher = await followRarely(database, owner);
        if (!watcher) throw new ProblemError('not-found');
        const upTo = await newestNews(read);
        const items = await newsFor(read, { config, now }, watcher, { after: '0', upTo }, false);
        const own = await subscriptionsOf(read, watcher.person);
        const watched = own.filter((one) => one.watched);
        const moments = [...watched.map(({ created_at: at }) => at), ...items.map(({ at }) => new Date(at))];
        const feed = atomFeed(config, {
          id: watcher.id,
          language: watcher.language,
          updated: new Date(Math.max(0, ...moments.map(Number))),
          address: feedAddress(config, token),
          items,
        });
        const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 27)}"`;
        // Caches between here and the reader do not store it, and search engines do not list it.
        reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
        if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply.type('application/atom+xml; charset=utf-8').send(feed);
      },
    );
  };
}

/** Returns the person whose feed has the token. */
async function ownerOf(queries: Queries, token: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('watcher')
    .select('person')
    .where('feed_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.person;
}
