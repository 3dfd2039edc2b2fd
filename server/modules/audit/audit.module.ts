import './tables';

export { operator, SERVER, type Actor } from './actor';
export { onlyChanged } from './onlyChanged';
export { recordAudit } from './recordAudit';
