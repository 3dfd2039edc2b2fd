import { Type, type Static } from 'typebox';
import { Localised } from './common';
import { Authority } from './enumerations';
import { IdentityProvider } from './institution';

/**
 * A level for choices; `labels` by language, empty if it has no name but its URI. `short`: a short label for narrow
 * places; absent: the rank is the label.
 */
const OfferedLevel = Type.Object({
  uri: Type.String(),
  rank: Type.Number(),
  labels: Localised,
  short: Type.Optional(Localised),
  group: Type.Optional(Type.String()),
});

export type OfferedLevel = Static<typeof OfferedLevel>;

/** Answer of `GET /users/me` ; a guest lacks the optional members (WIRE T3). */
export const CurrentUser = Type.Object({
  uid: Type.Optional(Type.String()),
  displayName: Type.Optional(Type.String()),
  givenName: Type.Optional(Type.String()),
  surName: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  schacHomeOrganization: Type.Optional(Type.String()),
  currentIdp: Type.Optional(IdentityProvider),
  switchedToIdp: Type.Optional(IdentityProvider),
  institutionIdps: Type.Array(IdentityProvider),
  /**
   * Ours: the federation no longer knows the institution of the login (`own`: then the answer is a guest's), or the one
   * that was switched to (`switchedTo`, sent once: the switch has ended with it).
   */
  institutionGone: Type.Optional(Type.Enum(['own', 'switchedTo'])),
  /** Ours: the directory of roles has been away for so long that the person lacks the roles from it. */
  rolesAway: Type.Optional(Type.Literal(true)),
  institutionId: Type.Optional(Type.String()),
  /**
   * Ours: names of the administrators of the institution acted for; absent if this person may not see them (WIRE T26).
   */
  administrators: Type.Optional(Type.Array(Type.String())),
  /** 0 guest, else 1, 2 or 3. */
  currentLoaLevel: Type.Integer(),
  grantedAuthorities: Type.Array(Type.Object({ authority: Authority })),
  attributeMap: Type.Record(Type.String(), Type.Array(Type.String())),
  guest: Type.Boolean(),
  superUser: Type.Optional(Type.Boolean()),
  dashboardAdmin: Type.Optional(Type.Boolean()),
  dashboardViewer: Type.Optional(Type.Boolean()),
  dashboardMember: Type.Optional(Type.Boolean()),
  statsEnabled: Type.Optional(Type.Boolean()),
  statisticsDown: Type.Boolean(),
  jiraDown: Type.Boolean(),
  manageConsentEnabled: Type.Boolean(),
  oidcEnabled: Type.Boolean(),
  dashboardStepupEnabled: Type.Boolean(),
  /** Comma separated; `none` hides nothing. */
  hideTabs: Type.String(),
  /** Comma separated language codes. */
  supportedLanguages: Type.String(),
  /** Ours: the added languages whose sentences the server delivers, since the client does not include them. */
  addedLanguages: Type.Optional(Type.Array(Type.String())),
  organization: Type.String(),
  defaultLoa: Type.String(),
  loaLevels: Type.Array(Type.String()),
  authnContextLevels: Type.Array(Type.String()),
  invitationRequestEntities: Type.Array(Type.String()),
  /** Ours: `defaultLoa` with its rank and names. */
  defaultLevel: Type.Optional(OfferedLevel),
  /** Ours: `loaLevels` and `authnContextLevels` with rank, names and group. */
  assuranceLevels: Type.Optional(Type.Array(OfferedLevel)),
  multiFactorLevels: Type.Optional(Type.Array(OfferedLevel)),
  /** Ours: rank that a login needs for acts of super users; absent means any. */
  superUserLevel: Type.Optional(Type.Number()),
  /** Ours: features of this server beyond the contract. */
  extensions: Type.Optional(Type.Array(Type.String())),
  /** Ours: `interfedSource` of the federation's own services; absent if a server does not name it. */
  federationSource: Type.Optional(Type.String()),
  /** Ours: absent means UTC. */
  statsTimeZone: Type.Optional(Type.String()),
  /** Ours: the lowest number of unique users that statistics show; absent, and 0: every number. */
  statsMinUsers: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Ours: epoch milliseconds of the institution's newest login in the statistics; absent: unknown, or none. */
  statsDataUntil: Type.Optional(Type.Integer()),
  /**
   * Ours: epoch milliseconds from which on logins of the institution have arrived that are not counted yet; absent: all
   * are counted.
   */
  statsCountedAt: Type.Optional(Type.Integer()),
  /**
   * Ours: epoch milliseconds of the institution's newest login without a user, up to which there were more unique users
   * than are counted; absent: none.
   */
  statsNamelessUntil: Type.Optional(Type.Integer()),
  statsUrl: Type.Optional(Type.String()),
  language: Type.Optional(Type.String()),
  /** Ours: addresses of help, terms and support, and the name of the federation. */
  links: Type.Optional(
    Type.Object({
      help: Type.Optional(Type.String()),
      terms: Type.Optional(Type.String()),
      operator: Type.Optional(Type.String()),
      supportEmail: Type.Optional(Type.String()),
    }),
  ),
  /** Ours: prefix of ticket keys in invite links; absent means CXT. */
  ticketKeyPrefix: Type.Optional(Type.String()),
  /** Ours: `demo` shows a permanent hint that all data is invented. */
  mode: Type.Optional(Type.Enum(['demo', 'production'])),
});
export type CurrentUser = Static<typeof CurrentUser>;
