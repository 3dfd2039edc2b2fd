/** Name in `extensions` of `/users/me` where metadata of connections goes out. */
export const PUBLISHING_EXTENSION = 'publishing';
