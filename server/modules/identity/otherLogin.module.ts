export { CLOCK_TOLERANCE_SECONDS } from './assurance';
export { AUTHORISATIONS, checkSubject, type Claims } from './login/claims';
export type { Authentication, RelyingParty, ReturnRequest } from './login/relyingParty';
export { opaqueId } from './session/opaqueId';
