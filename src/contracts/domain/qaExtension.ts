/** Name in `extensions` of `/users/me` where the installation has the visualiser. */
export const QA_EXTENSION = 'visualiser';
