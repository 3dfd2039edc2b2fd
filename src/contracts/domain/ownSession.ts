/** Name in `extensions` of `/users/me` where the server tells a person’s logins, and ends them. */
export const SESSIONS_EXTENSION = 'sessions';
