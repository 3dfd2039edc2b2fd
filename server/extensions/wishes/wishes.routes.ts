import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  Wishes,
  WishesAnswer,
  WishesAnswered,
  WishesMerge,
  WishesMerged,
} from '../../../src/extensions/wishes/contract/wishes.wire';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { requireRequester } from '../../modules/identity/identity.module';
import { answerWishes } from './answering';
import { countedGroups, wishesOf, wishesView } from './groups';
import { mergesOf } from './merges';
import { mergeWishes } from './merging';
import { statusesFor } from './statusesFor';
import { requestedService } from './wishView';

const PATH = '/dashboard/api/x/wishes';

/** Adds the calls with which administrators read and answer the wishes of their institution (extension `wishes`). */
export function wishesRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { database } = dependencies;

  async function view(request: FastifyRequest): Promise<Wishes> {
    const { institution, language } = requireRequester(request);
    const counted = await countedGroups(database.read, institution);
    const rows = await wishesOf(database.read, institution, counted.groups);
    const merges = await mergesOf(database.read, institution);
    const services = [...counted.groups.map(requestedService), ...merges.map(({ from }) => from)];
    const standings = await statusesFor(dependencies, institution, services);
    return wishesView({ ...counted, merges, rows }, standings, language);
  }

  return async (app) => {
    app.get(PATH, { schema: { response: enveloping(Wishes) } }, async (request) =>
      enveloped(request, await view(request)),
    );

    app.post<{ Body: WishesAnswer }>(
      `${PATH}/answer`,
      { schema: { headers: Repeatable, body: WishesAnswer, response: enveloping(WishesAnswered) } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const answered = await answerWishes(dependencies, tx, requireRequester(request), request.body);
          return enveloped(request, { answered });
        }),
    );

    app.post<{ Body: WishesMerge }>(
      `${PATH}/together`,
      { schema: { headers: Repeatable, body: WishesMerge, response: enveloping(WishesMerged) } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const count = await mergeWishes(dependencies, tx, requireRequester(request), request.body);
          return enveloped(request, { count });
        }),
    );
  };
}
