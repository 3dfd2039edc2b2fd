import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginAsync,
  type RouteOptions,
} from 'fastify';
import type { Dependencies } from './dependencies';
import { addAccess } from './http/access';
import { addBodies, BODY_LIMIT } from './http/bodies';
import { boundConnections } from './http/connectionsPerAddress';
import { errorHandler } from './http/errorHandler';
import { addHostCheck } from './http/hostCheck';
import { addLanguage } from './http/language';
import { loggerOptions, addRequestLog } from './http/logging';
import { addOriginCheck } from './http/originCheck';
import { addProcessorTime } from './http/processorTime';
import { addRateLimit } from './http/rateLimit';
import { addHeaders, securityHeaders } from './http/securityHeaders';
import { addStatic } from './http/static';
import { addStorableText } from './http/storableText';
import { answerUnreadAddress } from './http/unreadAddress';
import { answerUnread } from './http/unreadRequests';
import { addUnknownCalls } from './http/unknownCalls';
import { validatorCompiler } from './http/validation';
import { refuseDeadSessions, sessionPlugin } from './identity/session.plugin';
import { healthRoutes } from './ops/health.routes';
import { infoRoutes } from './ops/info.routes';
import { actionsRoutes } from './routes/actions.routes';
import { connectionsRoutes } from './routes/connections.routes';
import { catalogueRoutes } from './routes/catalogue.routes';
import { changesRoutes } from './routes/changes.routes';
import { consentRoutes } from './routes/consent.routes';
import { deskRoutes } from './routes/desk.routes';
import { downloadRoutes } from './routes/download.routes';
import { invitationsRoutes } from './routes/invitations.routes';
import { loginRoutes } from './routes/login.routes';
import { logosRoutes } from './routes/logos.routes';
import { mailsRoutes } from './routes/mails.routes';
import { ownSessionsRoutes } from './routes/ownSessions.routes';
import { policiesRoutes } from './routes/policies.routes';
import { identitiesRoutes } from './routes/identities.routes';
import { rolesRoutes } from './routes/roles.routes';
import { servicesRoutes } from './routes/services.routes';
import { sessionRoutes } from './routes/session.routes';
import { spDashboardRoutes } from './routes/spDashboard.routes';
import { statisticsRoutes } from './routes/statistics.routes';
import { sessionEndRoutes } from './routes/sessionEnd.routes';
import { technicalRoutes } from './routes/technical.routes';
import { withdrawalRoutes } from './routes/withdrawal.routes';

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** How much later than that a slow connection is cut. */
const CHECK_CONNECTIONS_MS = 5_000;

const ROUTES: readonly ((dependencies: Dependencies) => FastifyPluginAsync)[] = [
  healthRoutes,
  infoRoutes,
  technicalRoutes,
  loginRoutes,
  sessionRoutes,
  sessionEndRoutes,
  ownSessionsRoutes,
  identitiesRoutes,
  rolesRoutes,
  catalogueRoutes,
  servicesRoutes,
  downloadRoutes,
  connectionsRoutes,
  invitationsRoutes,
  spDashboardRoutes,
  deskRoutes,
  mailsRoutes,
  withdrawalRoutes,
  actionsRoutes,
  changesRoutes,
  policiesRoutes,
  consentRoutes,
  statisticsRoutes,
  logosRoutes,
];

export interface AppOptions {
  /** Folder of the built client; without one the server answers calls only. */
  readonly clientDir?: string;
  /** Hears of every route, with its schemas. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Only the proxy right in front of the server may say where a request comes from. */
function isNearest(_address: string, hop: number): boolean {
  return hop === 0;
}

/** The whole server, ready to listen. The order of its parts is the order in which they see a request. */
export async function buildApp(
  dependencies: Dependencies,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = dependencies;
  const app = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy && isNearest,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_CONNECTIONS_MS },
    frameworkErrors: answerUnreadAddress(config),
    clientErrorHandler: answerUnread(securityHeaders(config)),
  });
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  app.setValidatorCompiler(validatorCompiler);
  boundConnections(app, config);
  app.setErrorHandler(errorHandler(config));
  addRequestLog(app);
  addHeaders(app, config);
  addHostCheck(app, config);
  addOriginCheck(app, config);
  await addBodies(app);
  addStorableText(app);
  await app.register(cookie);
  addLanguage(app, config);
  await app.register(sessionPlugin(dependencies));
  await addRateLimit(app, config);
  refuseDeadSessions(app);
  addProcessorTime(app, config);
  addAccess(app, dependencies);
  for (const routes of ROUTES) await app.register(routes(dependencies));
  addUnknownCalls(app);
  await addStatic(app, config, options.clientDir);
  return app;
}
