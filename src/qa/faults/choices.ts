import { EVERY_CALL, type Fault, type FaultKind } from '../../contracts/domain/qa/qaFault';

/** Values of the form. Each kind of fault uses some of them. */
export interface Choice {
  readonly kind: FaultKind;
  readonly delivery: 'refused' | 'unknown';
  readonly required: string;
  readonly path: string;
  readonly status: string;
  readonly milliseconds: string;
}

export const firstChoice: Choice = {
  kind: 'ticketSystemDown',
  delivery: 'refused',
  required: '3',
  path: EVERY_CALL,
  status: '500',
  milliseconds: '5000',
};

export const kinds: readonly FaultKind[] = [
  'ticketSystemDown',
  'ticketSystemUnreachable',
  'offline',
  'sessionExpired',
  'levelTooLow',
  'collision',
  'failing',
  'slow',
];

/** The parameters of each kind of fault. */
export const parameters: Readonly<Record<FaultKind, readonly Exclude<keyof Choice, 'kind'>[]>> = {
  ticketSystemDown: [],
  ticketSystemUnreachable: ['delivery'],
  offline: [],
  sessionExpired: [],
  levelTooLow: ['required'],
  collision: [],
  failing: ['path', 'status'],
  slow: ['path', 'milliseconds'],
};

export const deliveries = ['refused', 'unknown'] as const;
export const levels = ['1', '1.5', '2', '3'] as const;
export const statuses = ['400', '401', '403', '404', '409', '413', '429', '500', '502', '503'] as const;
/** Milliseconds. The last is longer than the application waits. */
export const waits = ['1000', '5000', '15000', '40000'] as const;
/** Paths of the calls that can fail. A path includes the calls below it. */
export const paths = [
  EVERY_CALL,
  '/users/me',
  '/users/me/switch-to-idp',
  '/users/me/settings',
  '/users/me/consent',
  '/users/me/surfsecureid',
  '/users/me/mfa',
  '/users/super/idps',
  '/users/disableConsent',
  '/users/inviteRequest',
  '/users/resendInviteRequest',
  '/idp/current/roles',
  '/idp/sab/roles',
  '/services',
  '/services/connected',
  '/x/security/rules',
  '/x/comparison',
  '/x/reviews',
  '/services/invitation-request-services',
  '/services/detail',
  '/services/idps',
  '/services/by-entity-ids',
  '/services/connect',
  '/services/disconnect',
  '/services/download',
  '/actions',
  '/x/changes/set',
  '/x/changes/set/size',
  '/x/changes/set/lines',
  '/x/changes/set/removal',
  '/x/changes/set/request',
  '/x/desk/tickets',
  '/x/desk/mails',
  '/x/checks',
  '/x/desk/audit',
  '/x/desk/audit/chain',
  '/x/audit',
  '/x/feeds',
  '/x/watching',
  '/x/watching/feed',
  '/x/wishes',
  '/x/wishes/own',
  '/x/wishes/own/withdrawal',
  '/x/wishes/answer',
  '/x/wishes/together',
  '/x/watching/searches',
  '/x/webhooks',
  '/x/webhooks/replay',
  '/policies',
  '/policies/attributes',
  '/stats/loginTimeFrame',
  '/stats/loginAggregated',
  '/stats/uniqueLoginCount',
  '/stats/serviceProviders',
  '/x/services/texts',
  '/x/changes',
  '/x/privacy',
  '/x/publishing',
  '/x/publishing/service',
  '/x/statistics/marks',
  '/x/tickets',
  '/x/session',
  '/x/outcomes',
  '/jsError',
  '/logout',
] as const;

export function faultOf({ kind, delivery, required, path, status, milliseconds }: Choice): Fault {
  switch (kind) {
    case 'ticketSystemDown':
    case 'offline':
    case 'sessionExpired':
    case 'collision':
      return { kind };
    case 'ticketSystemUnreachable':
      return { kind, delivery };
    case 'levelTooLow':
      return { kind, required: Number(required) };
    case 'failing':
      return { kind, path, status: Number(status) };
    case 'slow':
      return { kind, path, milliseconds: Number(milliseconds) };
  }
}

/** Returns the faults with another one, which replaces a fault of the same kind for the same calls. */
export function withFault(faults: readonly Fault[], fault: Fault): readonly Fault[] {
  return [...faults.filter((one) => keyOf(one) !== keyOf(fault)), fault];
}

export function keyOf(fault: Fault): string {
  return 'path' in fault ? `${fault.kind} ${fault.path}` : fault.kind;
}
