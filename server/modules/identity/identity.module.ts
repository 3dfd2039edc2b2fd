import type { Module } from '../../platform/module';
import type { AccessRule } from './access/accessRule';
import { access } from './access';
import './login/otherLogin';
import { loginRoutes } from './login/login.routes';
import { ownSessionsRoutes } from './session/ownSessions.routes';
import { providerChecks } from './login/providerChecks';
import { loginChecks } from './login/loginChecks';
import { sessionEndRoutes } from './session/sessionEnd.routes';
import { sessionGauges } from './session/gauges';
import { PROVIDER_LOGOUT_EXTENSION } from '../../../src/contracts/domain/person/providerLogout';
import { SESSIONS_EXTENSION } from '../../../src/contracts/domain/person/ownSession';
import { loadProvider } from './demo/provider';
import { usesEmbeddedProvider } from './login/providerSettings';
import { personRecords } from './personRecords';
import { pseudonymKey } from './pseudonym';
import { sessionsHandler } from './session/sessionsCommand';
import { readIdentity } from './settings';
import { people } from './people';

export { noteChanges } from './session/noteChanges';
export { decideAccess } from './access/accessDecision';
export { accessText } from './access/accessText';
export { callerOf, callers, type AccessRule, type Caller } from './access/accessRule';
export { actorOf } from './access/actorOf';
export { addAccess } from './access/addAccess';
export { recordReads } from './access/recordReads';
export { logAct } from './access/logAct';
export { requireRequester, type Requester } from './access/requireRequester';
export { requireLevel } from './access/levelTooLow';
export { configuredLevels, rankForChange } from './assurance';
export { levelForDesk, levelName } from './levels/levelForDesk';
export { levelView } from './levels/levelView';
export { addPageStyle } from './pages/addPageStyle';
export { pageLanguage } from './pages/browserLanguage';
export { issuerOf } from './login/providerSettings';
export { framed } from './pages/frame';
export { loginPages } from './pages/loginPages';
export type { Principal } from './principal';
export {
  IMPERSONATED_ROLES,
  actingInstitution,
  liveRoles,
  mayActFor,
  mayTakeOn,
  switched,
  switchedBack,
} from './roles';
export { cookieNames } from './session/cookies';
export { refuseDeadSessions, sessionPlugin } from './session/session.plugin';
export { personKey, personOf, sessionStore } from './session/session.store';
export { signingOut } from './session/signOut';
export type { DemoPersonTable } from './tables';

export const identity: Module<AccessRule> = {
  name: 'identity',
  routes: [loginRoutes, ownSessionsRoutes, sessionEndRoutes],
  access,
  gauges: [sessionGauges],
  checks: (watched) => [...providerChecks(watched), ...loginChecks(watched)],
  settings: (settings, { mode, translations }, modules) =>
    readIdentity(settings, mode, translations, modules),
  async load(config) {
    if (usesEmbeddedProvider(config)) await loadProvider();
  },
  async prepare({ database }) {
    await pseudonymKey(database);
  },
  commands: { sessions: sessionsHandler },
  records: [personRecords],
  extensions: ({ oidc }) => [...(oidc ? [PROVIDER_LOGOUT_EXTENSION] : []), 'sessionEnd', SESSIONS_EXTENSION],
  people,
};
