import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  OwnWishes,
  WishCount,
  WishedService,
  WishRequest,
} from '../../../src/extensions/wishes/contract/wishes.wire';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/answers';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import type { Tx } from '../../platform/storage/database';
import { nameOf } from '../../platform/text/localise';
import { recordAudit } from '../../platform/audit/audit.module';
import { checkInstitution } from '../../modules/catalogue/catalogue.module';
import { requireAsker } from '../../modules/identity/identity.module';
import { ask, ownRows, ownWishesView, withdraw } from './ownWishes';
import { placeOf } from './merges';
import { standingsFor } from './standingsFor';
import { askedIn } from './wishView';

const PATH = '/dashboard/api/x/wishes/own';

/** Adds the calls with which people ask their administrators for services (extension `wishes`). */
export function ownWishesRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { database, now } = dependencies;

  async function view(request: FastifyRequest): Promise<OwnWishes> {
    const asking = requireAsker(request);
    const rows = await ownRows(database.read, asking);
    const services = [...rows.map(askedIn), ...rows.map(placeOf)];
    const standings = await standingsFor(dependencies, asking.institution, services);
    return ownWishesView(rows, standings, asking.language);
  }

  async function counted(tx: Tx, request: FastifyRequest) {
    return enveloped(request, { size: (await ownRows(tx, requireAsker(request))).length });
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
          const asking = requireAsker(request);
          const { institution, actor } = asking;
          // Serialises wishes, so that two windows cannot exceed the limit.
          await checkInstitution(tx, institution);
          const { service, people } = request.body;
          const row = await ask(tx, asking, request.body, now());
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
          const asking = requireAsker(request);
          const { institution, actor } = asking;
          const { service } = request.body;
          const object = { id: service, name: service };
          if (await withdraw(tx, asking, request.body))
            await recordAudit(tx, { kind: 'wish.withdrawn', actor, institution, object }, now());
          return counted(tx, request);
        }),
    );
  };
}
