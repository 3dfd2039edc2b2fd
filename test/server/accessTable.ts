import type { PersonaName } from '../support/personas';

/** Who may call what, written down from contract §2 and decisions, "Access", without a look at the server's table. */
export const callers = [
  'guest',
  'member',
  'viewer',
  'admin',
  'superUser',
  'superUserAsViewer',
  'superUserAsAdmin',
] as const satisfies readonly (PersonaName | 'guest')[];

/** `x` may, `-` may not, a number may from that assurance level on; one sign for each caller, in the order above. */
export const expected = [
  ['GET', '/users/me', 'x x x x x x x'],
  ['POST', '/users/me', 'x x x x x x x'],
  ['GET', '/users/me/switch-to-idp', '- - x x x x x'],
  ['POST', '/users/me/switch-to-idp', '- - x x x x x'],
  ['GET', '/users/super/idps', '- - - - x x x'],
  ['POST', '/users/super/idps', '- - - - x x x'],
  ['GET', '/idp/current/roles', 'x x x x x x x'],
  ['POST', '/idp/current/roles', 'x x x x x x x'],
  ['GET', '/idp/sab/roles', '- - - - x x x'],
  ['POST', '/idp/sab/roles', '- - - - x x x'],
  ['GET', '/users/disableConsent', 'x x x x x x x'],
  ['POST', '/users/disableConsent', 'x x x x x x x'],
  ['GET', '/services', 'x x x x x x x'],
  ['GET', '/services/connected', 'x x x x x x x'],
  ['POST', '/services/connected', 'x x x x x x x'],
  ['GET', '/services/invitation-request-services', 'x x x x x x x'],
  ['POST', '/services/invitation-request-services', 'x x x x x x x'],
  ['GET', '/services/detail', 'x x x x x x x'],
  ['POST', '/services/detail', 'x x x x x x x'],
  ['GET', '/services/idps', '- x x x x x x'],
  ['POST', '/services/idps', '- x x x x x x'],
  ['POST', '/services/by-entity-ids', 'x x x x x x x'],
  ['POST', '/services/download', 'x x x x x x x'],
  ['GET', '/x/services/texts', 'x x x x x x x'],
  ['POST', '/services/connect', '- - - 2 - - 2'],
  ['POST', '/services/disconnect', '- - - 2 - - 2'],
  ['POST', '/users/inviteRequest', '- - - - 2 2 2'],
  ['POST', '/users/resendInviteRequest', '- - - - 2 2 2'],
  ['PUT', '/users/inviteRequest', '- - - 2 - - 2'],
  ['GET', '/users/me/serviceproviders', 'x x x x x x x'],
  ['POST', '/users/me/settings', '- - - 2 - - 2'],
  ['POST', '/users/me/consent', '- - - 2 - - 2'],
  ['POST', '/users/me/surfsecureid', '- - - 3 - - 3'],
  ['POST', '/users/me/mfa', '- - - 2 - - 2'],
  ['GET', '/x/changes', '- - x x - x x'],
  ['POST', '/actions', '- - x x x x x'],
  ['POST', '/x/tickets/:key/withdrawal', '- - - 2 - - 2'],
  ['GET', '/policies', '- - x x x x x'],
  ['OPTIONS', '/policies', 'x x x x x x x'],
  ['POST', '/policies', '- - - 2 - - 2'],
  ['PUT', '/policies', '- - - 2 - - 2'],
  ['GET', '/policies/attributes', 'x x x x x x x'],
  ['GET', '/policies/new', '- - - x - - x'],
  ['GET', '/policies/:id', '- - x x x x x'],
  ['DELETE', '/policies/:id', '- - - 2 - - 2'],
  ['GET', '/policies/:id/revisions', '- - x x x x x'],
  ['GET', '/x/desk/tickets', '- - - - x x x'],
  ['GET', '/x/desk/tickets/:key', '- - - - x x x'],
  ['POST', '/x/desk/tickets/:key/steps', '- - - - 2 2 2'],
  ['GET', '/x/desk/mails', '- - - - x x x'],
  ['GET', '/x/desk/mails/:id', '- - - - x x x'],
  ['GET', '/x/sessions', '- x x x x x x'],
  ['POST', '/x/sessions/:id/end', '- x x x x x x'],
  ['GET', '/x/session', '- x x x x x x'],
  ['POST', '/x/session', '- x x x x x x'],
  ['GET', '/stats/loginTimeFrame', '- - x x x x x'],
  ['GET', '/stats/loginAggregated', '- - x x x x x'],
  ['GET', '/stats/uniqueLoginCount', '- - x x x x x'],
  ['GET', '/stats/serviceProviders', '- - x x x x x'],
  ['GET', '/x/statistics/marks', '- - x x x x x'],
  ['POST', '/jsError', 'x x x x x x x'],
  ['GET', '/logout', 'x x x x x x x'],
  ['POST', '/logout', 'x x x x x x x'],
] as const;

/** The same where the institution lets maintainers manage policies. */
export const maintained = [
  ['POST', '/policies', '- - 2 2 - 2 2'],
  ['PUT', '/policies', '- - 2 2 - 2 2'],
  ['GET', '/policies/new', '- - x x - x x'],
  ['DELETE', '/policies/:id', '- - 2 2 - 2 2'],
] as const;

/** Those that are open to members, too, where the institution shows its statistics to them. */
export const statistics = expected.filter(([, path]) => path.includes('/stat'));

export type CallerName = (typeof callers)[number];
export type Method = (typeof expected)[number][0];

/** The signs of a row with their callers. */
export const signsOf = (row: string) =>
  callers.map((caller, index) => ({ caller, sign: row.split(' ')[index] }));

const LEVELS = [1, 1.5, 2, 3];
export const levelsOf = (caller: CallerName) => (caller === 'guest' ? [0] : LEVELS);
