import type { Module } from '../module';
import { auditHandler } from './auditCommand';
import { auditCheck } from './auditCheck';
import { startAudit } from './background';
import { readAudit } from './settings';
import './tables';
import { people } from './people';

export { lastCheck } from './check';
export { operator, SERVER, type Actor } from './actor';
export { earlierRoles } from './earlierRoles';
export type { AuditRow } from './entryHash';
export { onlyChanged } from './onlyChanged';
export { recordOnceADay } from './onceADay';
export { recordAudit } from './recordAudit';

export const audit: Module<never> = {
  name: 'audit',
  settings: readAudit,
  start: (dependencies, { say }) => startAudit(dependencies, say),
  commands: { audit: auditHandler },
  checks: (watched) => [auditCheck(watched)],
  people,
};
