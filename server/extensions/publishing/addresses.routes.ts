import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { Publishing } from '../../../src/contracts/wire/publishing';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { sha1Of } from '../../modules/federation/federation.module';
import { CERTIFICATES, feedPath, queryPath } from './feeds/addresses';
import { findParty, type Side } from './feeds/party';

const OfService = Type.Object({ entityId: Type.String({ minLength: 1, maxLength: 1024 }) });

/**
 * Adds the calls with the addresses of the metadata of connections: for an institution's identity provider, and, for
 * super users, for a service (docs/extensions/publishing.md).
 */
export function addressesRoutes({ config, database }: Dependencies): FastifyPluginAsync {
  const { publicUrl, publishing } = config;

  async function publishedAddresses(side: Side, entityId: string): Promise<Publishing> {
    const sha1 = sha1Of(entityId);
    const isPublished = publishing.isOn && (await findParty(database.read, side, sha1)) !== undefined;
    return {
      addresses: isPublished
        ? [
            { kind: 'feed', address: publicUrl + feedPath(side, sha1) },
            { kind: 'query', address: publicUrl + queryPath(side, sha1) },
            { kind: 'certificates', address: publicUrl + CERTIFICATES },
          ]
        : [],
      withToken: publishing.access === 'consumers',
    };
  }

  return async (app) => {
    app.get(
      '/dashboard/api/x/publishing',
      { schema: { response: enveloping(Publishing) } },
      async (request) =>
        enveloped<Publishing>(request, await publishedAddresses('idp', request.institution ?? '')),
    );

    app.get<{ Querystring: Static<typeof OfService> }>(
      '/dashboard/api/x/publishing/service',
      { schema: { querystring: OfService, response: enveloping(Publishing) } },
      async (request) =>
        enveloped<Publishing>(request, await publishedAddresses('sp', request.query.entityId)),
    );
  };
}
