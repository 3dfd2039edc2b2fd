import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import { recordAudit } from '../../platform/audit/audit.module';
import { actorOf, liveRoles, mayActFor } from '../identity/identity.module';
import { compressText, plainText, withGzip } from '../../platform/http/compressedText';
import { chooseEncoding } from '../../platform/http/contentEncoding';
import { serviceSheetText } from './serviceSheet';
import { audienceOf, viewerFor, type Viewer } from './viewer';

const Download = Type.Object({
  /** Entity ID of the institution whose catalogue it is. */
  idp: Type.Optional(Type.String()),
  ids: Type.Array(Type.Integer(), { maxItems: 50_000 }),
});

/** Headers first, then a row for each service. */
const Sheet = Type.Array(Type.Array(Type.String()));

/** Adds the call that returns the list as a sheet for the client to format. */
export function downloadRoutes({ database, now }: Dependencies): FastifyPluginAsync {
  async function viewer(request: FastifyRequest, institution: string | undefined): Promise<Viewer> {
    const { principal, reading } = request;
    if (!principal || !institution) return viewerFor(reading, 'guest', undefined);
    const found = mayActFor(principal, institution)
      ? await viewerFor(reading, audienceOf(liveRoles(principal)), institution)
      : undefined;
    if (!found?.institution) {
      throw new ProblemError('institution-not-allowed', { exception: 'java.lang.SecurityException' });
    }
    return found;
  }

  /** Records an export in the audit trail, except for guests. */
  async function record(request: FastifyRequest, institution: string | undefined, services: number) {
    if (!request.principal) return;
    const entry = {
      kind: 'services.downloaded',
      actor: actorOf(request),
      institution,
      object: { id: 'services' },
      after: { services },
    } as const;
    await database.transaction((tx) => recordAudit(tx, entry, now()));
  }

  return async (app) => {
    app.post<{ Body: Static<typeof Download> }>(
      '/dashboard/api/services/download',
      { schema: { body: Download, response: { 200: Sheet } } },
      async (request, reply) => {
        const { idp, ids } = request.body;
        const seen = await viewer(request, idp);
        await record(request, idp, ids.length);
        const rows = serviceSheetText(request.reading, seen, ids, request.language);
        const sheet = await compressText(rows);
        const encoding = chooseEncoding(request.headers['accept-encoding']);
        reply.type('application/json').header('vary', 'Accept-Encoding');
        if (encoding === 'identity') return reply.send(plainText(sheet));
        reply.header('content-encoding', encoding);
        return reply.send(encoding === 'br' ? sheet.body : (await withGzip(sheet)).body);
      },
    );
  };
}
