import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import { isStorable } from '../../platform/text/storable';
import { entityOf } from '../../modules/federation/federation.module';
import { CERTIFICATES, feedPath, queryPath } from './feeds/addresses';
import { sendMetadata } from './feeds/sendMetadata';
import { makePublisher } from './publisher';

interface Named {
  Params: { readonly sha1: string; readonly '*': string };
}

/**
 * Adds the published metadata: for each institution and service a signed feed of those it is connected to, the same by
 * the Metadata Query Protocol, and the certificates of the signing keys (docs/extensions/publishing.md).
 */
export function metadataRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { config, database } = dependencies;
  const options = { config: { anonymous: true, readLimited: true } } as const;
  const whole = { config: { ...options.config, costly: true } } as const;

  return async (app) => {
    const publisher = makePublisher(app, dependencies);
    if (!publisher) return;
    for (const side of ['idp', 'sp'] as const) {
      for (const address of [feedPath(side, ':sha1'), `${queryPath(side, ':sha1')}/entities`]) {
        app.get<Named>(address, whole, async (request, reply) => {
          const { sha1 } = request.params;
          const party = await publisher.party(request, side, sha1);
          const name = config.publicUrl + feedPath(side, sha1.toLowerCase());
          return sendMetadata(
            'feed',
            request,
            reply,
            await publisher.feed(party, name, await publisher.signing()),
          );
        });
      }
      // The rest of the path, since entity IDs are longer than parameters may be.
      app.get<Named>(`${queryPath(side, ':sha1')}/entities/*`, options, async (request, reply) => {
        const { sha1, '*': requested } = request.params;
        const party = await publisher.party(request, side, sha1);
        const [connected] = await party.connected(await named(requested));
        if (!connected) throw new ProblemError('not-found');
        return sendMetadata('entity', request, reply, publisher.entity(connected, await publisher.signing()));
      });
    }

    app.get(CERTIFICATES, options, async (_request, reply) => {
      const { certificate, next } = await publisher.signing();
      const all = [certificate, ...(next ? [next] : [])];
      return reply.type('application/pem-certificate-chain').send(all.map(String).join(''));
    });
  };

  /** Returns the requested entity ID, given by itself or as `{sha1}` and its hash. */
  async function named(requested: string): Promise<string> {
    if (!isStorable(requested)) return '';
    const [, sha1] = /^\{sha1\}([0-9a-f]{40})$/i.exec(requested) ?? [];
    return sha1 === undefined ? requested : ((await entityOf(database.read, sha1.toLowerCase())) ?? '');
  }
}
