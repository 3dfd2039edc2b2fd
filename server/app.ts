import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginAsync,
  type RouteOptions,
} from 'fastify';
import type { Dependencies } from './platform/dependencies';
import { addAccess } from './modules/identity/access/addAccess';
import { addBodies, BODY_LIMIT } from './platform/http/bodies';
import { boundConnections } from './platform/http/connectionsPerAddress';
import { errorHandler } from './platform/http/errorHandler';
import { addHostCheck } from './platform/http/hostCheck';
import { addLanguage } from './platform/http/language';
import { loggerOptions, addRequestLog } from './platform/http/logging';
import { addOriginCheck } from './platform/http/originCheck';
import { addProcessorTime } from './platform/http/processorTime';
import { addRateLimit } from './platform/http/rateLimit';
import { addHeaders, securityHeaders } from './platform/http/securityHeaders';
import { addStatic } from './modules/client/static';
import { addStorableText } from './platform/http/storableText';
import { answerUnreadAddress } from './platform/http/unreadAddress';
import { answerUnread } from './platform/http/unreadRequests';
import { addUnknownCalls } from './platform/http/unknownCalls';
import { validatorCompiler } from './platform/http/validation';
import { refuseDeadSessions, sessionPlugin } from './modules/identity/session/session.plugin';
import { healthRoutes } from './modules/operations/health.routes';
import { infoRoutes } from './modules/operations/info.routes';
import { actionsRoutes } from './modules/tickets/actions.routes';
import { connectionsRoutes } from './modules/connections/connections.routes';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes';
import { changesRoutes } from './modules/settings/changes.routes';
import { consentRoutes } from './modules/settings/consent.routes';
import { deskRoutes } from './modules/desk/desk.routes';
import { downloadRoutes } from './modules/catalogue/download.routes';
import { invitationsRoutes } from './modules/invitations/invitations.routes';
import { loginRoutes } from './modules/identity/login/login.routes';
import { logosRoutes } from './modules/demonstration/logos.routes';
import { mailsRoutes } from './modules/mail/mails.routes';
import { ownSessionsRoutes } from './modules/identity/session/ownSessions.routes';
import { policiesRoutes } from './modules/policies/policies.routes';
import { identitiesRoutes } from './modules/person/identities.routes';
import { rolesRoutes } from './modules/person/roles.routes';
import { servicesRoutes } from './modules/catalogue/services.routes';
import { sessionRoutes } from './modules/person/session.routes';
import { spDashboardRoutes } from './modules/invitations/spDashboard.routes';
import { statisticsRoutes } from './modules/statistics/statistics.routes';
import { sessionEndRoutes } from './modules/identity/session/sessionEnd.routes';
import { technicalRoutes } from './modules/operations/technical.routes';
import { withdrawalRoutes } from './modules/tickets/withdrawal.routes';

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
