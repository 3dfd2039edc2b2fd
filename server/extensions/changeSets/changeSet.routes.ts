import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  ChangeSet,
  ChangeSetAdded,
  ChangeSetAddition,
  ChangeSetRemoval,
  ChangeSetRequest,
  ChangeSetSent,
  ChangeSetSize,
} from '../../../src/extensions/changeSets/contract/changeSet.wire';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { recordAudit } from '../../platform/audit/audit.module';
import { checkInstitution, checkSeenInstitution } from '../../modules/catalogue/catalogue.module';
import { institutionName } from '../../modules/federation/federation.module';
import { logAct, requireRequester } from '../../modules/identity/identity.module';
import { openElsewhere } from '../../modules/tickets/tickets.module';
import { addLines, changeSetView, gatheredServices, removeLines, sizeOfSet } from './lines';
import { sendChangeSet } from './sending';

const writing = { headers: Repeatable };

/** Adds the calls with which an institution collects changes and sends them at once (extension `changeSet`). */
export function changeSetRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { config, database, now } = dependencies;

  /** Looks up open tickets that block the lines of the set. */
  async function openOfSet(institution: string) {
    return openElsewhere(dependencies, institution, await gatheredServices(database.read, institution));
  }

  /** Only reads, without any lock. */
  async function view(request: FastifyRequest): Promise<ChangeSet> {
    const requester = requireRequester(request);
    const elsewhere = await openOfSet(requester.institution);
    const institution = await checkSeenInstitution(database.read, requester.institution);
    return changeSetView({ config, institution, elsewhere }, database.read, requester.language);
  }

  return async (app) => {
    app.get(
      '/dashboard/api/x/changes/set',
      { schema: { response: enveloping(ChangeSet) } },
      async (request) => enveloped(request, await view(request)),
    );

    app.get(
      '/dashboard/api/x/changes/set/size',
      { schema: { response: enveloping(ChangeSetSize) } },
      async (request) => {
        const { institution } = requireRequester(request);
        return enveloped(request, { size: await sizeOfSet(database.read, institution) });
      },
    );

    app.post<{ Body: ChangeSetAddition }>(
      '/dashboard/api/x/changes/set/lines',
      { schema: { ...writing, body: ChangeSetAddition, response: enveloping(ChangeSetAdded) } },
      async (request, reply) => {
        const requester = requireRequester(request);
        const { institution, actor } = requester;
        const services = request.body.lines.map(({ service }) => service);
        const elsewhere = await openElsewhere(dependencies, institution, services);
        return idempotent(dependencies, request, reply, async (tx) => {
          const row = await checkInstitution(tx, institution);
          const context = { config, institution: row, elsewhere };
          const answer = await addLines(context, tx, requester, request.body.lines, now());
          const object = { id: institution, name: institutionName(row, 'en') };
          const refused = new Set(answer.refused.map(({ place }) => place));
          const added = request.body.lines.filter((_, index) => !refused.has(index));
          if (added.length > 0)
            await recordAudit(
              tx,
              { kind: 'changes.gathered', actor, institution, object, after: { added } },
              now(),
            );
          return enveloped(request, answer);
        });
      },
    );

    app.post<{ Body: ChangeSetRemoval }>(
      '/dashboard/api/x/changes/set/removal',
      { schema: { ...writing, body: ChangeSetRemoval, response: enveloping(ChangeSetSize) } },
      async (request, reply) => {
        const { institution, actor } = requireRequester(request);
        return idempotent(dependencies, request, reply, async (tx) => {
          const row = await checkInstitution(tx, institution);
          const removed = await removeLines(tx, institution, request.body.lines);
          const object = { id: institution, name: institutionName(row, 'en') };
          if (removed.length > 0)
            await recordAudit(
              tx,
              { kind: 'changes.gathered', actor, institution, object, before: { removed } },
              now(),
            );
          return enveloped(request, { size: await sizeOfSet(tx, institution) });
        });
      },
    );

    app.post<{ Body: ChangeSetRequest }>(
      '/dashboard/api/x/changes/set/request',
      { schema: { ...writing, body: ChangeSetRequest, response: enveloping(ChangeSetSent) } },
      async (request, reply) => {
        const requester = requireRequester(request);
        const elsewhere = await openOfSet(requester.institution);
        return idempotent(dependencies, request, reply, async (tx) => {
          const answer = await sendChangeSet(dependencies, tx, requester, request.body, elsewhere);
          logAct(request, requester, 'changes requested', { key: answer.jiraKey, asked: answer.asked });
          return enveloped(request, answer);
        });
      },
    );
  };
}
