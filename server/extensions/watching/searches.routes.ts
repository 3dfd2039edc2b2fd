import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { SavedSearchChange, SavedSearches } from '../../../src/extensions/watching/contract/searches.wire';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { ProblemError } from '../../platform/http/problems';
import { recordAudit } from '../../platform/audit/audit.module';
import { personKey, requireRequester } from '../../modules/identity/identity.module';
import { removeSearch, savedSearchesOf, saveSearch } from './savedSearches';
import { newsAccessAt } from './news/newsAccess';
import { endIdle, noteWatcher, watcherOf } from './watchers';

/** Adds the calls with which people keep searches under names (docs/extensions/watching.md). */
export function searchesRoutes({ database, now }: Dependencies): FastifyPluginAsync {
  const address = '/dashboard/api/x/watching/searches';

  async function view(request: FastifyRequest) {
    const { person, institution } = requireRequester(request);
    return enveloped(request, await savedSearchesOf(database.read, personKey(person), institution));
  }

  return async (app) => {
    app.get(address, { schema: { response: enveloping(SavedSearches) } }, view);

    app.post<{ Body: SavedSearchChange }>(
      address,
      { schema: { body: SavedSearchChange, response: enveloping(SavedSearches) } },
      async (request) => {
        const requester = requireRequester(request);
        const { actor, institution } = requester;
        const person = personKey(requester.person);
        await database.transaction(async (tx) => {
          if (request.body.action === 'save') {
            await noteWatcher(tx, requester, now());
            if (!(await newsAccessAt(tx, watcherOf(requester.person), institution)))
              throw new ProblemError('not-found');
            await saveSearch(tx, { person, institution }, request.body, now());
          } else {
            await removeSearch(tx, { person }, request.body.id);
            await endIdle(tx, person);
          }
          const object = { id: actor.subject ?? '', name: actor.name };
          // Name and query are private, and administrators read the trail.
          const after = { action: request.body.action };
          await recordAudit(tx, { kind: 'watching.changed', actor, institution, object, after }, now());
        });
        return view(request);
      },
    );
  };
}
