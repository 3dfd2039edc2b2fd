/** Name in `extensions` of `/users/me` if the server publishes metadata of connections. */
export const PUBLISHING_EXTENSION = 'publishing';
