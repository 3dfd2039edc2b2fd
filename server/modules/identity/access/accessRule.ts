import type { Roles } from '../../../../src/contracts/domain/person/person';
import { API_PREFIX } from '../../../platform/http/route';

/** Callers that the access table distinguishes. A super user who impersonates counts as the role taken on. */
export type Caller =
  'guest' | 'member' | 'viewer' | 'admin' | 'superUser' | 'superUserAsViewer' | 'superUserAsAdmin';

/**
 * Meaning of `X-IDP-ENTITY-ID` for a call: `required` refuses a call without it, `checked` defaults to the session's
 * institution, `ignored` does not read it.
 */
type InstitutionRule = 'required' | 'checked' | 'ignored';

/** Rank, or `superUser` for the rank that acts of super users need (setting `SUPER_USER_LEVEL`). */
type NeededLevel = 2 | 3 | 'superUser';

interface Rule {
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS')[];
  /** Address below `/dashboard/api`. */
  readonly path: string;
  readonly callers: readonly Caller[];
  /** Viewers are allowed only if their institution lets maintainers manage authorization policies. */
  readonly maintainers?: true;
  /** Members are allowed only if their institution shows them statistics. */
  readonly shownToMembers?: true;
  /** Lowest rank of the login's assurance level; checked only if step-up is enabled. */
  readonly level?: NeededLevel;
  readonly institution: InstitutionRule;
  /** Member of the body with the institution that the call is about, which takes precedence over the header. */
  readonly named?: 'idpEntityId' | 'idpId';
  /**
   * Access of a super user who acts for an institution to others: to any institution that the call names, or to a
   * ticket by its key. Absent: none.
   */
  readonly beyond?: 'anyInstitution' | 'anyKey';
  /**
   * True if the call can use a lot of processor time: a search, an export, or an answer that grows with the federation.
   */
  readonly costly?: true;
}

/**
 * Says whether a call changes something, so that only our own pages may make it, whatever its method; if not, which database
 * it reads. A replica may serve what people view; data that decides about a change is read from the database itself.
 */
type Effect = { readonly changes: true } | { readonly changes: false; readonly reads: 'primary' | 'replica' };

export type AccessRule = Rule & Effect;

const SUPER_USERS: readonly Caller[] = ['superUser', 'superUserAsViewer', 'superUserAsAdmin'];
const VIEWERS: readonly Caller[] = ['viewer', 'superUserAsViewer'];
const ADMINS: readonly Caller[] = ['admin', 'superUserAsAdmin'];
const READERS: readonly Caller[] = ['viewer', 'admin', ...SUPER_USERS];
const SIGNED_IN: readonly Caller[] = ['member', ...READERS];

/** Groups of callers for rows of the access table. */
export const callers = {
  superUsers: SUPER_USERS,
  admins: ADMINS,
  /** Everyone with a role at an institution, including a super user who has taken it on. */
  staff: [...VIEWERS, ...ADMINS] as readonly Caller[],
  readers: READERS,
  /** Callers whose role cannot connect anything, including a super user who has taken it on. */
  askers: ['member', ...VIEWERS] as readonly Caller[],
  signedIn: SIGNED_IN,
  everybody: ['guest', ...SIGNED_IN] as readonly Caller[],
};

/** Returns the rule of a route; `url` is the whole path as registered. `HEAD` counts as `GET`. */
export function ruleFor(table: readonly AccessRule[], method: string, url: string): AccessRule | undefined {
  const effectiveMethod = method === 'HEAD' ? 'GET' : method;
  return table.find(
    (rule) => API_PREFIX + rule.path === url && rule.methods.some((one) => one === effectiveMethod),
  );
}

/** Returns the caller for these roles. A super user who impersonates has exactly the rights of that role. */
export function callerOf(roles: Roles): Caller {
  if (roles.superUser) {
    if (roles.admin) return 'superUserAsAdmin';
    return roles.viewer ? 'superUserAsViewer' : 'superUser';
  }
  if (roles.admin) return 'admin';
  if (roles.viewer) return 'viewer';
  return roles.member ? 'member' : 'guest';
}
