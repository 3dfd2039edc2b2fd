/** Name in `extensions` of `/users/me` if super users can check the installation. */
export const CHECKS_EXTENSION = 'checks';
