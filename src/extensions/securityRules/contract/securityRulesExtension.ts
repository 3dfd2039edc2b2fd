/** Name in `extensions` of `/users/me` if institutions can set their own rules. */
export const SECURITY_RULES_EXTENSION = 'securityRules';
