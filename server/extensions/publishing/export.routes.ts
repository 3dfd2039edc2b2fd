import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/dependencies';
import { compressText, plainText, withGzip, type CompressedText } from '../../platform/http/compressedText';
import { chooseEncoding, matches } from '../../platform/http/contentEncoding';
import { ProblemError } from '../../platform/http/problems';
import { count } from '../../platform/telemetry/meters';
import { BoundedCache } from '../../platform/storage/boundedCache';
import { assertMayRead, auditSubjectOf, readers, type Reader } from './consumers/readers';
import type { Reach } from './exports/connections';
import { forms, type Form } from './exports/forms';
import { findParty } from './feeds/party';
import { connectionsVersion } from './feeds/versions';

const MEGABYTE = 1024 * 1024;

interface Named {
  Params: { readonly sha1?: string };
}

/**
 * Adds the calls for proxies and hubs: all connections, as JSON and as files that are ready for their software, and for
 * one institution those of its identity provider. Every reader has a token (docs/extensions/publishing.md).
 */
export function exportRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { config, database } = dependencies;
  const { read } = database;
  const cache = new BoundedCache<CompressedText>(
    config.publishing.cacheMb * MEGABYTE,
    ({ body }) => body.length,
  );

  /** Returns the scope of the answer: all that the consumer may read, or the institution in the address. */
  async function reachOf(request: FastifyRequest<Named>, reader: Reader): Promise<Reach> {
    const { sha1 } = request.params;
    if (sha1 === undefined) return reader;
    const party = await findParty(read, 'idp', sha1);
    if (!party) throw new ProblemError('not-found');
    assertMayRead(reader, party);
    request.auditSubject = auditSubjectOf(party);
    return { reads: 'institution', entity_id: party.entityId };
  }

  async function respond(form: Form, reader: Reader, request: FastifyRequest<Named>, reply: FastifyReply) {
    const reach = await reachOf(request, reader);
    const key = JSON.stringify([form.path, reach.reads, reach.entity_id, await connectionsVersion(read)]);
    const text = await cache.get(key, () => compressText(form.text(read, reach)));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const etag = `"${text.hash}-${encoding}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Authorization' });
    const isKnown = matches(request.headers['if-none-match'], etag);
    count('metadataServed', { form: 'export', answer: isKnown ? 'unchanged' : 'whole' });
    if (isKnown) return reply.code(304).send();
    reply.type(form.type);
    if (encoding === 'identity') return reply.send(plainText(text));
    reply.header('content-encoding', encoding);
    return reply.send(encoding === 'br' ? text.body : (await withGzip(text)).body);
  }

  return async (app) => {
    const readerOf = readers(app, dependencies);
    const options = { config: { anonymous: true, readLimited: true, costly: true } } as const;
    for (const form of forms) {
      app.get<Named>(form.path, options, async (request, reply) =>
        respond(form, await readerOf(request), request, reply),
      );
    }
  };
}
