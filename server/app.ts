import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyPluginAsync, type RouteOptions } from 'fastify';
import type { Dependencies } from './platform/dependencies';
import {
  addAccess,
  loginPages,
  noteChanges,
  recordReads,
  refuseDeadSessions,
  sessionPlugin,
} from './modules/identity/identity.module';
import { addBasePath } from './platform/http/basePath';
import { addBodies, BODY_LIMIT } from './platform/http/bodies';
import { addCompression } from './platform/http/compression';
import { addCaller } from './platform/http/limits/caller';
import { boundConnections } from './platform/http/limits/connectionsPerAddress';
import { errorHandler } from './platform/http/errorHandler';
import { addHostCheck } from './platform/http/hostCheck';
import { addLeaving } from './platform/http/leaving';
import { addLanguage } from './platform/http/language';
import { addRequestLog } from './platform/http/logging';
import { addOriginCheck } from './platform/http/originCheck';
import { addProcessorTime } from './platform/http/limits/processorTime';
import { addRateLimit } from './platform/http/limits/rateLimit';
import { CallerCounts } from './platform/http/limits/callerCounts';
import { shareCounts } from './platform/http/limits/shareCounts';
import { addHeaders } from './platform/http/securityHeaders';
import { serverOptions } from './platform/http/serverOptions';
import { addStatic } from './modules/client/client.module';
import { addStorableText } from './platform/http/storableText';
import { addUnknownCalls } from './platform/http/unknownCalls';
import { validatorCompiler } from './platform/http/validation';
import { addRequestMetrics } from './platform/telemetry/requestMetrics';
import { addRequestSpans } from './platform/telemetry/requestSpans';
import { addOpenApi } from './modules/operations/operations.module';
import { compositionOf } from './modules';

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Interval of the check for slow connections. They are closed up to this much after their timeout. */
const CHECK_CONNECTIONS_MS = 5_000;

export interface AppOptions {
  /** Folder of the built client. Without one the server answers calls only. */
  readonly clientDir?: string;
  /** Called for every route, with its schemas. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Builds the whole server, ready to listen. The order of its parts is the order in which they see a request. */
export async function buildApp(
  dependencies: Dependencies,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = dependencies;
  const composition = compositionOf(config);
  const access = composition.on.flatMap(({ access: rules = [] }) => rules);
  const pages = loginPages(config);
  const app = fastify({
    ...serverOptions(config, pages),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_CONNECTIONS_MS },
  });
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  app.setValidatorCompiler(validatorCompiler);
  // Schemas of answers are documentation only; the modules decide the content.
  app.setSerializerCompiler(() => JSON.stringify);
  boundConnections(app, config);
  app.setErrorHandler(errorHandler(pages));
  addRequestSpans(app, config);
  if (dependencies.isLeaving) addLeaving(app, dependencies.isLeaving);
  addRequestLog(app);
  addRequestMetrics(app);
  addHeaders(app, config);
  addCompression(app);
  addBasePath(app, config);
  addHostCheck(app, config);
  addOriginCheck(app, config);
  await addBodies(app);
  addStorableText(app);
  await app.register(cookie);
  addLanguage(app, config);
  await app.register(sessionPlugin(dependencies));
  const counts = new CallerCounts();
  if (config.databaseUrl !== undefined) shareCounts(app, counts, dependencies.database);
  await addRateLimit(app, config, counts);
  refuseDeadSessions(app);
  addProcessorTime(app, config, counts);
  addAccess(app, dependencies, access);
  recordReads(app, dependencies);
  noteChanges(app, dependencies);
  addCaller(app);
  await addOpenApi(app, config);
  for (const routes of composition.on.flatMap(({ routes = [] }) => routes))
    await app.register(named(routes.name, routes(dependencies, composition)));
  addUnknownCalls(app, new Set(access.map(({ path }) => path)));
  await addStatic(app, config, options.clientDir);
  return app;
}

/** Gives a plugin a name. Otherwise the framework searches all loaded modules for one. */
function named(name: string, routes: FastifyPluginAsync): FastifyPluginAsync {
  return Object.assign(routes, { [Symbol.for('fastify.display-name')]: name });
}
