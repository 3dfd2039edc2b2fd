import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  FeedAddress,
  FeedAddressChange,
  Watching,
  WatchingChange,
} from '../../../src/extensions/watching/contract/watching.wire';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { recordAudit } from '../../platform/audit/audit.module';
import { personKey, requireRequester, type Requester } from '../../modules/identity/identity.module';
import { feedAddress, hashOf, newToken } from './feedToken';
import { nextDue } from './schedule';
import { newsAccessAt } from './news/newsAccess';
import { unwatch, watch } from './subscriptions';
import { watchServices } from './watchServices';
import { watchingView } from './watchingView';
import { endIdle, noteWatcher, watcherOf } from './watchers';

/** Adds the calls with which people watch, and read news (docs/extensions/watching.md). */
export function watchingRoutes({ config, database, now }: Dependencies): FastifyPluginAsync {
  const due = (tx: Tx, rhythm: Watching['rhythm']) =>
    nextDue(tx, rhythm, now(), config.federation.statsTimeZone);

  const note = (tx: Tx, requester: Requester) => noteWatcher(tx, requester, now());

  async function view(request: FastifyRequest) {
    const { person, institution, language } = requireRequester(request);
    return enveloped(
      request,
      await watchingView(database.read, { config, now }, person, institution, language),
    );
  }

  async function change(tx: Tx, requester: Requester, requested: WatchingChange): Promise<void> {
    const key = personKey(requester.person);
    switch (requested.action) {
      case 'watch': {
        await note(tx, requester);
        const access = await newsAccessAt(tx, watcherOf(requester.person), requester.institution);
        if (!access) throw new ProblemError('not-found');
        return watch(tx, key, access, requested.watched, now());
      }
      case 'watchServices': {
        await note(tx, requester);
        const access = await newsAccessAt(tx, watcherOf(requester.person), requester.institution);
        if (!access) throw new ProblemError('not-found');
        await watchServices(tx, key, access, requested.services, now());
        await endIdle(tx, key);
        return;
      }
      case 'unwatch':
        await unwatch(tx, key, requested.id);
        await endIdle(tx, key);
        return;
      case 'digest': {
        const { rhythm } = requested;
        await note(tx, requester);
        await tx
          .updateTable('watcher')
          .set({ rhythm, due_at: await due(tx, rhythm) })
          .where('person', '=', key)
          .execute();
        if (rhythm === 'never') await endIdle(tx, key);
        return;
      }
      case 'stop':
        await unwatch(tx, key);
        await tx
          .updateTable('watcher')
          .set({ rhythm: 'never', due_at: null, feed_hash: null })
          .where('person', '=', key)
          .execute();
        await endIdle(tx, key);
    }
  }

  async function changeFeed(tx: Tx, requester: Requester, token: string | undefined): Promise<void> {
    const key = personKey(requester.person);
    if (token !== undefined) await note(tx, requester);
    await tx
      .updateTable('watcher')
      .set({ feed_hash: token === undefined ? null : hashOf(token) })
      .where('person', '=', key)
      .execute();
    if (token === undefined) await endIdle(tx, key);
  }

  /** A person's searches and subscriptions are private, and administrators read the trail: it only has the action. */
  async function record(
    tx: Tx,
    { actor, institution }: Requester,
    { action }: { action: string },
  ): Promise<void> {
    const after = { action };
    const object = { id: actor.subject ?? '', name: actor.name };
    await recordAudit(tx, { kind: 'watching.changed', actor, institution, object, after }, now());
  }

  return async (app) => {
    app.get('/dashboard/api/x/watching', { schema: { response: enveloping(Watching) } }, view);

    app.post<{ Body: WatchingChange }>(
      '/dashboard/api/x/watching',
      { schema: { body: WatchingChange, response: enveloping(Watching) } },
      async (request) => {
        const requester = requireRequester(request);
        await database.transaction(async (tx) => {
          await change(tx, requester, request.body);
          await record(tx, requester, request.body);
        });
        return view(request);
      },
    );

    app.post<{ Body: FeedAddressChange }>(
      '/dashboard/api/x/watching/feed',
      { schema: { body: FeedAddressChange, response: enveloping(FeedAddress) } },
      async (request) => {
        const requester = requireRequester(request);
        const token = request.body.action === 'make' ? newToken() : undefined;
        await database.transaction(async (tx) => {
          await changeFeed(tx, requester, token);
          await record(tx, requester, request.body);
        });
        const payload: FeedAddress = token === undefined ? {} : { address: feedAddress(config, token) };
        return enveloped(request, payload);
      },
    );
  };
}
