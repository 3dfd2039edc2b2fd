import { Type, type Static } from 'typebox';

/** Closed lists of the wire contract, including our server's additions. */

export const EntityType = Type.Enum([
  'saml20_idp',
  'saml20_sp',
  'oidc10_rp',
  'oauth20_rs',
  'single_tenant_template',
]);
export type EntityType = Static<typeof EntityType>;

export const StateType = Type.Enum(['prodaccepted', 'testaccepted']);
export type StateType = Static<typeof StateType>;

/** A ticket of the other server never has type QUESTION in a filter: it answers 400 (WIRE T13). */
export const TicketType = Type.Enum([
  'LINKREQUEST',
  'UNLINKREQUEST',
  'CHANGE',
  'LINKINVITE',
  'UNLINKINVITE',
  'QUESTION',
]);
export type TicketType = Static<typeof TicketType>;

export const TicketStatus = Type.Enum([
  'Waiting for Acceptance',
  'Open',
  'In Progress',
  'On Hold',
  'Waiting for customer',
  'Resolved',
  'Reopened',
  'Closed',
]);
export type TicketStatus = Static<typeof TicketStatus>;

export const TicketResolution = Type.Enum([
  'no_change_required',
  'incomplete',
  'done',
  'wont_do',
  'cancelled',
  'wont_fix',
  'resolved',
  'duplicate',
  'not_completed',
  'cannot_reproduce',
  'suspended',
]);
export type TicketResolution = Static<typeof TicketResolution>;

export const ConsentType = Type.Enum(['DEFAULT_CONSENT', 'MINIMAL_CONSENT', 'NO_CONSENT']);
export type ConsentType = Static<typeof ConsentType>;

export const ContactPersonType = Type.Enum([
  'technical',
  'administrative',
  'support',
  'billing',
  'help',
  'other',
]);
export type ContactPersonType = Static<typeof ContactPersonType>;

export const LicenseStatus = Type.Enum([
  'HAS_LICENSE_SURFMARKET',
  'HAS_LICENSE_SP',
  'NOT_NEEDED',
  'NO_LICENSE',
  'UNKNOWN',
]);
export type LicenseStatus = Static<typeof LicenseStatus>;

export const ConnectOption = Type.Enum([
  'CONNECT_WITH_INTERACTION',
  'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL',
  'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL',
]);
export type ConnectOption = Static<typeof ConnectOption>;

export const Authority = Type.Enum([
  'ROLE_DASHBOARD_ADMIN',
  'ROLE_DASHBOARD_VIEWER',
  'ROLE_DASHBOARD_MEMBER',
  'ROLE_DASHBOARD_GUEST',
  'ROLE_DASHBOARD_SUPER_USER',
]);
export type Authority = Static<typeof Authority>;
