/** Name in `extensions` of `/users/me` where the audit trail is told. */
export const AUDIT_EXTENSION = 'audit';
