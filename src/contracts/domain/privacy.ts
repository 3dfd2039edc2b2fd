/** Name in `extensions` of `/users/me` where the server tells what is kept about people. */
export const PRIVACY_EXTENSION = 'privacy';
