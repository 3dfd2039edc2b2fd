import { Type } from 'typebox';
import type { Settings } from '../config/settings';

const AuditSettings = Type.Object({
  AUDIT_DAYS: Type.Integer({
    minimum: 0,
    maximum: 36_500,
    default: 730,
    description: 'days for which the audit trail is kept; `0`: for ever',
  }),
});

declare module '../config/config' {
  interface Config {
    /** Days for which the audit trail is kept; 0: forever. */
    readonly auditDays: number;
  }
}

export function readAudit(settings: Settings): { readonly auditDays: number } {
  const { AUDIT_DAYS: auditDays } = settings.read(AuditSettings);
  return { auditDays };
}
