import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  OwnWishes,
  WishCount,
  WishedService,
  WishRequest,
} from '../../../src/extensions/wishes/contract/wishes.wire';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import type { Tx } from '../../platform/storage/database';
import { nameOf } from '../../platform/text/localise';
import { recordAudit } from '../../platform/audit/audit.module';
import { checkInstitution } from '../../modules/catalogue/catalogue.module';
import { requireRequester } from '../../modules/identity/identity.module';
import { saveWish, ownRows, ownWishesView, withdraw } from './ownWishes';
import { placeOf } from './merges';
import { statusesFor } from './statusesFor';
import { requestedService } from './wishView';

const PATH = '/dashboard/api/x/wishes/own';

/** Adds the calls with which people ask their administrators for services (extension `wishes`). */
export function ownWishesRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { database, now } = dependencies;

  async function view(request: FastifyRequest): Promise<OwnWishes> {
    const requester = requireRequester(request);
    const rows = await ownRows(database.read, requester);
    const services = [...rows.map(requestedService), ...rows.map(placeOf)];
    const statusOf = await statusesFor(dependencies, requester.institution, services);
    return ownWishesView(rows, statusOf, requester.language);
  }

  async function counted(tx: Tx, request: FastifyRequest) {
    return enveloped(request, { size: (await ownRows(tx, requireRequester(request))).length });
  }

  return async (app) => {
    app.get(PATH, { schema: { response: enveloping(OwnWishes) } }, async (request) =>
      enveloped(request, await view(request)),
    );

    app.post<{ Body: WishRequest }>(
      PATH,
      { schema: { headers: Repeatable, body: WishRequest, response: enveloping(WishCount) } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const requester = requireRequester(request);
          const { institution, actor } = requester;
          // Serialises wishes, so that two windows cannot exceed the limit.
          await checkInstitution(tx, institution);
          const { service, people } = request.body;
          const row = await saveWish(tx, requester, request.body, now());
          const object = { id: service, name: nameOf(row.document.names, 'en', service) };
          const after = people === undefined ? {} : { people };
          await recordAudit(tx, { kind: 'wish.asked', actor, institution, object, after }, now());
          return counted(tx, request);
        }),
    );

    app.post<{ Body: WishedService }>(
      `${PATH}/withdrawal`,
      { schema: { headers: Repeatable, body: WishedService, response: enveloping(WishCount) } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const requester = requireRequester(request);
          const { institution, actor } = requester;
          const { service } = request.body;
          const object = { id: service, name: service };
          if (await withdraw(tx, requester, request.body))
            await recordAudit(tx, { kind: 'wish.withdrawn', actor, institution, object }, now());
          return counted(tx, request);
        }),
    );
  };
}
