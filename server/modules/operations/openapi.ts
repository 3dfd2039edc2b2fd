import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyPluginAsync, FastifySchema, RouteOptions } from 'fastify';
import { Type } from 'typebox';
import { PROBLEM_PREFIX, Problem } from '../../../src/contracts/wire/common';
import type { Config } from '../../platform/config/config';
import { PROBLEMS } from '../../platform/http/problems';
import { accessText, type AccessRule } from '../identity/identity.module';
import { build } from './build';

declare module 'fastify' {
  interface FastifySchema {
    /** Description of the allowed callers. */
    'x-access'?: string;
  }
}

const PROBLEM = 'Problem';

const DESCRIPTION = `What browsers and other clients ask of the dashboard, made from the schemas that its routes check
requests with and from its access table (docs/ACCESS.md). A session is a cookie; without one the caller is a guest. Most
answers stand in an envelope, \`{payload, language}\`. Every failure is a problem document (RFC 9457) whose \`type\` is one
of \`x-problems\`. Where the contract surprises, docs/WIRE.md tells.`;

/** Returns the header parameter of the institution, as the access table requires it. */
function institutionHeader({ institution }: AccessRule) {
  if (institution === 'ignored') return { properties: {}, required: [] };
  const entityId = { type: 'string', description: 'Entity id of the institution that the person acts for.' };
  return {
    properties: { 'x-idp-entity-id': entityId },
    required: institution === 'required' ? ['x-idp-entity-id'] : [],
  };
}

/**
 * Returns a route as the document describes it. Routes without a row in the access table are left out, since they are
 * not calls.
 */
function described(schema: FastifySchema | undefined, { config }: RouteOptions): FastifySchema {
  const access = config?.access;
  if (!access) return { hide: true };
  const headers = schema?.headers as { properties?: object } | undefined;
  const institution = institutionHeader(access);
  return {
    ...schema,
    headers: {
      type: 'object',
      properties: { ...headers?.properties, ...institution.properties },
      required: institution.required,
    },
    response: {
      ...(schema?.response as object | undefined),
      default: {
        description: 'A refusal or a failure',
        content: { 'application/problem+json': { schema: { $ref: `${PROBLEM}#` } } },
      },
    },
    'x-access': accessText(access),
  };
}

/** Adds a description of every route that is registered after it. */
export async function addOpenApi(
  app: FastifyInstance,
  { publicUrl, product }: Pick<Config, 'publicUrl' | 'product'>,
): Promise<void> {
  app.addSchema({ ...Problem, $id: PROBLEM });
  const problems = Object.entries(PROBLEMS).map(([name, problem]) => ({
    type: PROBLEM_PREFIX + name,
    ...problem,
  }));
  const openapi = {
    openapi: '3.1.0',
    info: { title: product.name, version: build.version, description: DESCRIPTION },
    servers: [{ url: publicUrl }],
    'x-problems': problems,
  };
  await app.register(swagger, {
    openapi,
    convertConstToEnum: false,
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transform: ({ schema, url, route }) => ({ schema: described(schema, route), url }),
  });
}

/**
 * Adds the contract as OpenAPI 3.1. It needs no session: it describes what the server can do, and reveals none of its
 * data.
 */
export function openApiRoutes(): FastifyPluginAsync {
  return async (app) => {
    const schema = { response: { 200: Type.Record(Type.String(), Type.Unknown()) } };
    app.get('/dashboard/api/openapi.json', { schema }, async () => app.swagger());
  };
}
