import './tables';

export { auditHandler, type AuditAnswer, type AuditCommand } from './auditCommand';
export { startAudit } from './background';
export { lastCheck } from './check';
export { readAudit } from './settings';
export { operator, SERVER, type Actor } from './actor';
export { earlierRoles } from './earlierRoles';
export type { AuditRow } from './entryHash';
export { onlyChanged } from './onlyChanged';
export { recordOnceADay } from './onceADay';
export { recordAudit } from './recordAudit';
