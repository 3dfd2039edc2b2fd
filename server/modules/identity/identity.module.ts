import type { Module } from '../../platform/module';
import type { AccessRule } from './access/accessRule';
import { access } from './access';
import { loginRoutes } from './login/login.routes';
import { ownSessionsRoutes } from './session/ownSessions.routes';
import { sessionEndRoutes } from './session/sessionEnd.routes';
import { sessionGauges } from './session/gauges';

export { noteChanges } from './session/noteChanges';
export { decideAccess } from './access/accessDecision';
export { accessInWords } from './access/accessWords';
export { callerOf, callers, type AccessRule, type Caller } from './access/accessRule';
export { actorOf } from './access/actorOf';
export { addAccess } from './access/addAccess';
export { recordReads } from './access/recordReads';
export { logAct } from './access/logAct';
export { requireAsker, type Asking } from './access/requireAsker';
export { pseudonymKey } from './pseudonym';
export { requireLevel } from './access/levelTooLow';
export { configuredLevels, rankForChange } from './assurance';
export { loadProvider } from './demo/provider';
export { usesEmbeddedProvider } from './login/providerSettings';
export { levelForDesk, levelName } from './levels/levelForDesk';
export { levelView } from './levels/levelView';
export { addPageStyle } from './pages/addPageStyle';
export { browserLanguage } from './pages/browserLanguage';
export { framed } from './pages/frame';
export { personRecords } from './personRecords';
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
export { sessionsHandler, type SessionsAnswer, type SessionsCommand } from './session/sessionsCommand';
export { signingOut } from './session/signOut';
export { readIdentity } from './settings';
export type { DemoPersonTable } from './tables';

export const identity: Module<AccessRule> = {
  routes: [loginRoutes, ownSessionsRoutes, sessionEndRoutes],
  access,
  gauges: [sessionGauges],
};
