import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Publishing } from '../../../src/contracts/wire/publishing';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/answers';
import { enveloped } from '../../platform/http/envelope';
import { sha1Of } from '../federation/federation.module';
import { CERTIFICATES, feedPath, queryPath } from './feeds/addresses';
import { findParty } from './feeds/party';

/** Adds the call that tells where the metadata of an institution's services is read (docs/EXTENSIONS.md, `publishing`). */
export function addressesRoutes({ config, database }: Dependencies): FastifyPluginAsync {
  const { publicUrl, publishing } = config;

  async function addressesOf({ institution }: FastifyRequest): Promise<Publishing['addresses']> {
    const sha1 = sha1Of(institution ?? '');
    const isKept = publishing.isOn && (await findParty(database.read, 'idp', sha1)) !== undefined;
    if (!isKept) return [];
    return [
      { kind: 'feed', address: publicUrl + feedPath('idp', sha1) },
      { kind: 'query', address: publicUrl + queryPath('idp', sha1) },
      { kind: 'certificates', address: publicUrl + CERTIFICATES },
    ];
  }

  return async (app) => {
    app.get(
      '/dashboard/api/x/publishing',
      { schema: { response: enveloping(Publishing) } },
      async (request) =>
        enveloped<Publishing>(request, {
          addresses: await addressesOf(request),
          withToken: publishing.access === 'consumers',
        }),
    );
  };
}
