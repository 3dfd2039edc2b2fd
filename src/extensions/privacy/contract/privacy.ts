/** Name in `extensions` of `/users/me` if the server lists the stored personal data. */
export const PRIVACY_EXTENSION = 'privacy';
