/** Name and meaning of each role that somebody can have here, by its authority on the wire. */
const known: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  ROLE_DASHBOARD_ADMIN: { name: 'profile.role.admin', about: 'profile.role.admin.about' },
  ROLE_DASHBOARD_VIEWER: { name: 'profile.role.viewer', about: 'profile.role.viewer.about' },
  ROLE_DASHBOARD_MEMBER: { name: 'profile.role.member', about: 'profile.role.member.about' },
  ROLE_DASHBOARD_SUPER_USER: { name: 'profile.role.superUser', about: 'profile.role.superUser.about' },
};

export function knownRole(authority: string) {
  return Object.hasOwn(known, authority) ? known[authority] : undefined;
}
