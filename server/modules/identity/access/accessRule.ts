import type { Roles } from '../../../../src/contracts/domain/person';

/** Who asks, as the access table tells callers apart; a super user who impersonates is told by the role taken on. */
export type Caller =
  'guest' | 'member' | 'viewer' | 'admin' | 'superUser' | 'superUserAsViewer' | 'superUserAsAdmin';

/**
 * What `X-IDP-ENTITY-ID` means to a call (contract §1.4): `required` refuses a call without it, `checked` falls back
 * to the session's institution, `ignored` does not look at it.
 */
export type InstitutionRule = 'required' | 'checked' | 'ignored';

/** A rank, or the one that acts of super users need (setting `SUPER_USER_LEVEL`). */
export type NeededLevel = 2 | 3 | 'superUser';

export interface AccessRule {
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS')[];
  /** Below `/dashboard/api`. */
  readonly path: string;
  readonly callers: readonly Caller[];
  /** Viewers count only where their institution lets maintainers manage authorization policies (contract §4.8). */
  readonly maintainers?: true;
  /** Members count only where their institution shows them statistics (contract §4.9, decisions, C22). */
  readonly shownToMembers?: true;
  /** Lowest rank of the login's assurance level; counts only while step-up is enabled. */
  readonly level?: NeededLevel;
  readonly institution: InstitutionRule;
  /** Member of the body with the institution that the call is about, whatever the header says (contract §2.5). */
  readonly named?: 'idpEntityId' | 'idpId';
  /**
   * What of other institutions a super user reaches who has taken one on: any that the call names, or one ticket by its
   * key. Absent: nothing (decisions, "Access").
   */
  readonly beyond?: 'anyInstitution' | 'anyKey';
  /** Changes something, so that it is for our own pages only, whatever its method. */
  readonly changes: boolean;
}

export const API_PREFIX = '/dashboard/api';

const SUPER_USERS: readonly Caller[] = ['superUser', 'superUserAsViewer', 'superUserAsAdmin'];
const READERS: readonly Caller[] = ['viewer', 'admin', ...SUPER_USERS];
const SIGNED_IN: readonly Caller[] = ['member', ...READERS];
const EVERYBODY: readonly Caller[] = ['guest', ...SIGNED_IN];
const ADMINS: readonly Caller[] = ['admin', 'superUserAsAdmin'];
const VIEWERS: readonly Caller[] = ['viewer', 'superUserAsViewer'];

const ANY = ['GET', 'POST'] as const;
const GET = ['GET'] as const;
const POST = ['POST'] as const;
const PUT = ['PUT'] as const;

/** Contract §2 as amended by decisions, "Access". A route of the API that is not in it keeps the server from starting. */
export const ACCESS: readonly AccessRule[] = [
  { methods: ANY, path: '/users/me', callers: EVERYBODY, institution: 'ignored', changes: false },
  {
    methods: ANY,
    path: '/users/me/switch-to-idp',
    callers: READERS,
    // To an institution that is not one's own it takes the level of super users, too: told where that is known.
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: true,
  },
  {
    methods: ANY,
    path: '/users/super/idps',
    callers: SUPER_USERS,
    beyond: 'anyInstitution',
    institution: 'checked',
    changes: false,
  },
  { methods: ANY, path: '/idp/current/roles', callers: EVERYBODY, institution: 'required', changes: false },
  { methods: ANY, path: '/idp/sab/roles', callers: SUPER_USERS, institution: 'checked', changes: false },
  { methods: ANY, path: '/users/disableConsent', callers: EVERYBODY, institution: 'checked', changes: false },
  { methods: GET, path: '/services', callers: EVERYBODY, institution: 'checked', changes: false },
  { methods: ANY, path: '/services/connected', callers: EVERYBODY, institution: 'required', changes: false },
  {
    methods: ANY,
    path: '/services/invitation-request-services',
    callers: EVERYBODY,
    institution: 'required',
    changes: false,
  },
  { methods: ANY, path: '/services/detail', callers: EVERYBODY, institution: 'required', changes: false },
  { methods: ANY, path: '/services/idps', callers: SIGNED_IN, institution: 'checked', changes: false },
  {
    methods: POST,
    path: '/services/by-entity-ids',
    callers: EVERYBODY,
    institution: 'checked',
    changes: false,
  },
  { methods: POST, path: '/services/download', callers: EVERYBODY, institution: 'checked', changes: false },
  { methods: GET, path: '/x/services/texts', callers: EVERYBODY, institution: 'checked', changes: false },
  {
    methods: GET,
    path: '/users/me/serviceproviders',
    callers: EVERYBODY,
    institution: 'checked',
    changes: false,
  },
  ...[
    '/services/connect',
    '/services/disconnect',
    '/users/me/settings',
    '/users/me/consent',
    '/users/me/mfa',
    '/x/tickets/:key/withdrawal',
  ].map((path): AccessRule => ({
    methods: POST,
    path,
    callers: ADMINS,
    level: 2,
    institution: 'required',
    changes: true,
  })),
  {
    methods: POST,
    path: '/users/me/surfsecureid',
    callers: ADMINS,
    level: 3,
    institution: 'required',
    changes: true,
  },
  {
    methods: GET,
    path: '/x/changes',
    callers: [...VIEWERS, ...ADMINS],
    institution: 'checked',
    changes: false,
  },
  {
    methods: PUT,
    path: '/users/inviteRequest',
    callers: ADMINS,
    level: 2,
    institution: 'required',
    changes: true,
  },
  ...Object.entries({
    '/users/inviteRequest': 'idpEntityId',
    '/users/resendInviteRequest': 'idpId',
  } as const).map(([path, named]): AccessRule => ({
    methods: POST,
    path,
    callers: SUPER_USERS,
    level: 'superUser',
    beyond: 'anyInstitution',
    institution: 'checked',
    named,
    changes: true,
  })),
  {
    methods: POST,
    path: '/actions',
    callers: READERS,
    beyond: 'anyKey',
    institution: 'required',
    changes: false,
  },
  { methods: GET, path: '/policies', callers: READERS, institution: 'checked', changes: false },
  { methods: ['OPTIONS'], path: '/policies', callers: EVERYBODY, institution: 'checked', changes: false },
  {
    methods: ['POST', 'PUT'],
    path: '/policies',
    callers: [...VIEWERS, ...ADMINS],
    maintainers: true,
    level: 2,
    institution: 'checked',
    changes: true,
  },
  { methods: GET, path: '/policies/attributes', callers: EVERYBODY, institution: 'checked', changes: false },
  {
    methods: GET,
    path: '/policies/new',
    callers: [...VIEWERS, ...ADMINS],
    maintainers: true,
    institution: 'checked',
    changes: false,
  },
  { methods: GET, path: '/policies/:id', callers: READERS, institution: 'checked', changes: false },
  {
    methods: ['DELETE'],
    path: '/policies/:id',
    callers: [...VIEWERS, ...ADMINS],
    maintainers: true,
    level: 2,
    institution: 'checked',
    changes: true,
  },
  { methods: GET, path: '/policies/:id/revisions', callers: READERS, institution: 'checked', changes: false },
  ...['/x/desk/tickets', '/x/desk/tickets/:key', '/x/desk/mails', '/x/desk/mails/:id'].map(
    (path): AccessRule => ({
      methods: GET,
      path,
      callers: SUPER_USERS,
      beyond: 'anyInstitution',
      institution: 'ignored',
      changes: false,
    }),
  ),
  {
    methods: POST,
    path: '/x/desk/tickets/:key/steps',
    callers: SUPER_USERS,
    level: 'superUser',
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: true,
  },
  { methods: GET, path: '/x/sessions', callers: SIGNED_IN, institution: 'ignored', changes: false },
  { methods: POST, path: '/x/sessions/:id/end', callers: SIGNED_IN, institution: 'ignored', changes: true },
  { methods: GET, path: '/x/session', callers: SIGNED_IN, institution: 'ignored', changes: false },
  { methods: POST, path: '/x/session', callers: SIGNED_IN, institution: 'ignored', changes: true },
  ...[
    '/stats/loginTimeFrame',
    '/stats/loginAggregated',
    '/stats/uniqueLoginCount',
    '/stats/serviceProviders',
    '/x/statistics/marks',
  ].map((path): AccessRule => ({
    methods: GET,
    path,
    callers: SIGNED_IN,
    shownToMembers: true,
    institution: 'checked',
    changes: false,
  })),
  { methods: POST, path: '/jsError', callers: EVERYBODY, institution: 'ignored', changes: true },
  { methods: ANY, path: '/logout', callers: EVERYBODY, institution: 'ignored', changes: true },
];

/** Rule of a route; `url` is the whole path as registered. `HEAD` counts as `GET`. */
export function ruleFor(method: string, url: string): AccessRule | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return ACCESS.find((rule) => API_PREFIX + rule.path === url && rule.methods.some((one) => one === asked));
}

/** A super user who impersonates has exactly the rights of that role (decisions, "Access"). */
export function callerOf(roles: Roles): Caller {
  if (roles.superUser) {
    if (roles.admin) return 'superUserAsAdmin';
    return roles.viewer ? 'superUserAsViewer' : 'superUser';
  }
  if (roles.admin) return 'admin';
  if (roles.viewer) return 'viewer';
  return roles.member ? 'member' : 'guest';
}
