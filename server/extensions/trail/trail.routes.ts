import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  AuditChain,
  AuditDownload,
  AuditPage,
  AuditQuery,
  PolicyHistory,
} from '../../../src/contracts/wire/audit';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { lastCheck, recordAudit } from '../../platform/audit/audit.module';
import { actorOf, requireRequester } from '../../modules/identity/identity.module';
import type { Scope } from './findEntries';
import { policyHistory } from './policyHistory';
import { trailPage } from './trailPage';
import { trailText } from './trailText';

type AuditRequest = FastifyRequest<{ Querystring: AuditQuery }>;
type OfPolicy = FastifyRequest<{ Params: Static<typeof PolicyId> }>;
type Downloaded = FastifyRequest<{ Querystring: AuditDownload }>;

const PolicyId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
const TYPES = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' } as const;
const File = { 200: Type.String({ description: 'CSV (RFC 4180), or a JSON object a line' }) };

/** An institution's admins only see entries about it, whatever the filter. */
function ownScope(request: FastifyRequest): Scope {
  return { institution: requireRequester(request).institution };
}

/**
 * Adds the calls that list and export the audit trail: for an institution's admins the entries about it, for super
 * users all (docs/extensions/trail.md).
 */
export function trailRoutes({ database, now }: Dependencies): FastifyPluginAsync {
  const page = (scopeOf: (request: FastifyRequest) => Scope) => async (request: AuditRequest) =>
    enveloped(request, await trailPage(database.read, scopeOf(request), request.query, request.language));

  const ofPolicy = (scopeOf: (request: FastifyRequest) => Scope) => async (request: OfPolicy) =>
    enveloped(request, await policyHistory(database.read, scopeOf(request), request.params.id));

  const download =
    (scopeOf: (request: FastifyRequest) => Scope) => async (request: Downloaded, reply: FastifyReply) => {
      const scope = scopeOf(request);
      const { query, language } = request;
      const institution = scope === 'all' ? undefined : scope.institution;
      const object = { id: scope === 'all' ? 'all' : scope.institution };
      const entry = { kind: 'trail.downloaded', actor: actorOf(request), institution, object } as const;
      await database.transaction((tx) => recordAudit(tx, { ...entry, after: query }, now()));
      const name = `audit-${now().toISOString().slice(0, 10)}.${query.form}`;
      return reply
        .type(TYPES[query.form])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(trailText(database.read, scope, query, language)));
    };

  return async (app) => {
    const routeOptions = { schema: { querystring: AuditQuery, response: enveloping(AuditPage) } };
    const file = { schema: { querystring: AuditDownload, response: File } };
    const policy = { schema: { params: PolicyId, response: enveloping(PolicyHistory) } };
    app.get('/dashboard/api/x/audit', routeOptions, page(ownScope));
    app.get(
      '/dashboard/api/x/desk/audit',
      routeOptions,
      page(() => 'all'),
    );
    app.get(
      '/dashboard/api/x/desk/audit/chain',
      { schema: { response: enveloping(AuditChain) } },
      async (request) => enveloped(request, await lastCheck(database.read)),
    );
    app.get('/dashboard/api/x/audit/policies/:id', policy, ofPolicy(ownScope));
    app.get(
      '/dashboard/api/x/desk/audit/policies/:id',
      policy,
      ofPolicy(() => 'all'),
    );
    app.get('/dashboard/api/x/audit/download', file, download(ownScope));
    app.get(
      '/dashboard/api/x/desk/audit/download',
      file,
      download(() => 'all'),
    );
  };
}
