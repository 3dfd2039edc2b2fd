/** Name in `extensions` of `/users/me` if the server lists a person's logins, and ends them. */
export const SESSIONS_EXTENSION = 'sessions';
