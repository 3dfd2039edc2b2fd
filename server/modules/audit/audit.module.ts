import './tables';

export { operator, SERVER, type Actor } from './actor';
export { earlierRoles } from './earlierRoles';
export type { AuditRow } from './entryHash';
export { onlyChanged } from './onlyChanged';
export { recordAudit } from './recordAudit';
