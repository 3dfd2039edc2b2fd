/** Roles that have a name here; another one that a server offers is shown as it is called there. */
const words: Readonly<Record<string, string>> = {
  ROLE_DASHBOARD_VIEWER: 'identities.role.viewer',
  ROLE_DASHBOARD_ADMIN: 'identities.role.admin',
};

/** Returns the id of the message that names a role of the wire. */
export function roleMessage(role: string): string | undefined {
  return Object.hasOwn(words, role) ? words[role] : undefined;
}
